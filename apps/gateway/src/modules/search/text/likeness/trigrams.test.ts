import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { similarityOf, trigramsOf } from './trigrams.ts'

const { db } = await createTestGateway()

const word = fc.string({ unit: fc.constantFrom(..."абвгёЙaбZ09-'_ "), maxLength: 8 })

it('words are as similar as pg_trgm says', async () => {
  const pairs = fc.sample(fc.tuple(word, word), { numRuns: 2000, seed: 5 })
  const { rows } = await db.execute<{ one: string; other: string; similarity: number }>(sql`
    SELECT one, other, similarity(one, other) FROM unnest(
      ${sql.param(pairs.map(([one]) => one))}::text[],
      ${sql.param(pairs.map(([, other]) => other))}::text[]) AS pairs (one, other)`)
  expect(rows.filter(({ similarity }) => similarity > 0).length).toBeGreaterThan(100)
  for (const { one, other, similarity } of rows) {
    const [own, others] = [trigramsOf(one), trigramsOf(other)]
    const shared = [...own].filter((trigram) => others.has(trigram)).length
    const here = similarityOf(shared, own.size, others.size)
    expect([one, other, here.toFixed(5)]).toEqual([one, other, similarity.toFixed(5)])
  }
})
