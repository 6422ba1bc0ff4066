import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { askedQuery } from '../database/text-in-database.ts'
import { holdsText, parseTextQuery, parseWords, requiredWords } from './text-query.ts'

const { db } = await createTestGateway()

const WORDS = [
  'красный',
  'тракторы',
  'и',
  '06A-115 561',
  "д'Артаньян",
  'R17',
  'на',
  'C:\\x',
  'ЯМЗ-236',
  '236',
]
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((some) => some.join(' '))
const part = fc
  .tuple(fc.constantFrom('', '-'), fc.boolean(), fc.subarray(WORDS, { minLength: 1, maxLength: 3 }))
  .map(([sign, isPhrase, words]) =>
    isPhrase ? `${sign}"${words.join(' ')}"` : `${sign}${words.join(' ')}`,
  )
const asked = fc
  .array(fc.tuple(part, fc.constantFrom(' ', ' or ')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join(''))

it('§7 filter-ads: a text holds for an ad as PostgreSQL says it', async () => {
  const pairs = fc.sample(fc.tuple(text, asked), { numRuns: 3000, seed: 11 })
  const { rows } = await db.execute<{ words: string; query: string; holds: boolean }>(sql`
    SELECT document::text AS words, query::text AS query, document @@ ${askedQuery(sql`asked`)} AS holds
    FROM unnest(${sql.param(pairs.map(([one]) => one))}::text[],
      ${sql.param(pairs.map(([, one]) => one))}::text[]) AS pairs (told, asked),
      to_tsvector('russian', told) document, websearch_to_tsquery('russian', asked) query`)
  expect(rows.filter(({ holds }) => holds).length).toBeGreaterThan(300)
  for (const { words, query, holds } of rows) {
    const parsed = parseTextQuery(query)
    const here = parseWords(words)
    expect([words, query, parsed !== undefined && holdsText(parsed, here)]).toEqual([
      words,
      query,
      holds,
    ])
    if (parsed && holds) for (const word of requiredWords(parsed)) expect(here.has(word)).toBe(true)
  }
})
