import type { Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryOf } from '../testing/arbitrary-of.ts'
import { spoiled, spoiledIn } from '../testing/hostile.ts'

const RUNS = 300
const SEED = 1

/** Nothing exists here: what matters is what the schemas say. */
const NOTHING_KNOWN = { values: {}, keys: ['markId', 'year', 'q'] }

/** Words that people read in Latin letters in Russian texts, too. */
const NAMES = /https:\/\/|\{\w+\}|Telegram|VIN|SMS/g

const parts = ALL_CALLS.flatMap((call: Call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [[`${call.id} ${part}`, schema] as const] : []
  }),
)

it.each(parts)('domain §1: every mistake in %s is told in Russian', (_, schema) => {
  const good = arbitraryOf(schema, NOTHING_KNOWN)
  const bad = good.chain((value) =>
    fc.oneof(
      spoiled(value),
      typeof value === 'object' && value ? spoiledIn(value) : fc.constant(undefined),
    ),
  )
  for (const value of [undefined, null, {}, [], ...fc.sample(bad, { numRuns: RUNS, seed: SEED })]) {
    for (const { message } of schema.safeParse(value).error?.issues ?? []) {
      const text = message.replaceAll(NAMES, '')
      expect(text).toMatch(/^[«А-ЯЁ].*[а-яё]/)
      expect(text, JSON.stringify(value)?.slice(0, 200)).not.toMatch(/[A-Za-z]/)
    }
  }
})
