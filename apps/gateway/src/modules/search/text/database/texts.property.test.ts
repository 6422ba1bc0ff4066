import { filterAds } from '@trassa/contracts/calls/filter'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insertAd } from '../../../../testing/ads.ts'
import { detailOf } from '../../../../testing/detail-of.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'
import { createReferenceCache } from '../../../reference/reference-cache.ts'
import { createSearchService } from '../../search.service.ts'
import { LEAST_SIMILARITY } from '../likeness/alike-words.ts'
import { askedQuery, document, findText, names } from './text-in-database.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()
const search = createSearchService({
  db,
  reference: createReferenceCache(db),
  log: gateway.app.log,
  freshness: { bound: 0 },
})
await search.load()

const WORDS = [
  ...['Тойота', 'тойоту', 'Камри', 'Camry', 'Мерседес-Бенц', 'мерседеса', 'Лада', 'гранта'],
  ...['красный', 'красная', 'тракторы', 'продам', 'не', 'и', '2015', 'R17', '06A-115', 'ваз-2107'],
  ...["д'Артаньян", 'C:\\x', 'a@b.ru', '1.6', 'трактор/погрузчик'],
]
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((some) => some.join(' '))
const content = fc.record({ title: words(3), keywords: words(2), description: words(6) })
const change = fc.tuple(
  fc.nat(39),
  fc.oneof(
    { weight: 4, arbitrary: content },
    fc.constantFrom<Partial<typeof ads.$inferInsert>>(
      { stat: 1 },
      { stat: 6 },
      { price: 100_00 },
      { adType: 'auto' },
      { adType: 'truck' },
    ),
  ),
)
const part = fc
  .tuple(fc.constantFrom('', '-'), fc.boolean(), fc.subarray(WORDS, { minLength: 1, maxLength: 2 }))
  .map(([sign, isPhrase, some]) =>
    isPhrase ? `${sign}"${some.join(' ')}"` : `${sign}${some.join(' ')}`,
  )
const asked = fc.oneof(
  fc
    .array(fc.tuple(part, fc.constantFrom(' ', ' or ', ' "')), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.flat().join('')),
  fc.constantFrom('-', '"', '""', '- "', 'и не', "'", '\\', ':*', '<->', '!', '(', 'или', 'or or'),
)

const ids: string[] = []
for (let n = 0; n < 40; n++) ids.push((await insertAd(db, seller.id, { title: '' })).id)

async function apply(changes: [number, object][]): Promise<void> {
  for (const [nth, to] of changes) {
    await db
      .update(ads)
      .set(to)
      .where(sql`${ads.id} = ${ids[nth] ?? ''}`)
  }
}

const found = async (q: string) =>
  (await search.newest('auto', new URLSearchParams({ q }).toString(), 100)).sort()

const live = sql`stat = 1 AND ad_type = 'auto'`

async function holding(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM ads WHERE ${live} AND ${document} @@ ${askedQuery(text)}`)
  return rows.map(({ id }) => id).sort()
}

/** The same by relevance: first what the name alone has, where words of phrases may stand anywhere. */
async function inOrder(text: string): Promise<{ id: string; isNamed: boolean }[]> {
  const { rows } = await db.execute<{ id: string; isNamed: boolean }>(sql`
    SELECT id, to_tsvector('russian', ${names}) @@ replace(replace(
      ${askedQuery(text)}::text, '<->', '&'), '<2>', '&')::tsquery AS "isNamed"
    FROM ads WHERE ${live} AND ${document} @@ ${askedQuery(text)}
    ORDER BY "isNamed" DESC, lifted_at DESC, id DESC`)
  return rows
}

async function byRelevance(q: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await detailOf(filterAds, search.search({ ad_type: 'auto', q, cursor }))
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

it('§7 filter-ads: a text’s ads stand by relevance as PostgreSQL says, also where it finds them itself', async () => {
  let mixed = 0
  const run = fc.asyncProperty(fc.array(change, { maxLength: 6 }), asked, async (changes, text) => {
    await apply(changes as [number, object][])
    const q = text.trim().slice(0, 100)
    const expected = q === '' ? [] : await inOrder(q)
    if (expected.length === 0) return
    const named = expected.filter(({ isNamed }) => isNamed)
    if (named.length > 0 && named.length < expected.length) mixed++
    expect([q, await byRelevance(q)]).toEqual([q, expected.map(({ id }) => id)])
    const inDatabase = await findText(db, { adType: 'auto', text: q, by: 'words' })
    expect([q, inDatabase.named.sort()]).toEqual([q, named.map(({ id }) => Number(id)).sort()])
  })
  await fc.assert(run, { numRuns: 200 })
  // So many on the average are twice as many: the test has seen what it is for.
  expect(mixed).toBeGreaterThan(5)
}, 60_000)

it('§7 filter-ads: texts find what PostgreSQL says, after all changes', async () => {
  let holdingAny = 0
  const run = fc.asyncProperty(fc.array(change, { maxLength: 6 }), asked, async (changes, text) => {
    await apply(changes as [number, object][])
    // A list's text is trimmed and has a length; without any it asks for nothing.
    const q = text.trim().slice(0, 100)
    const expected = await holding(q)
    if (q === '' || expected.length === 0) return
    holdingAny++
    expect([q, await found(q)]).toEqual([q, expected])
  })
  await fc.assert(run, { numRuns: 400 })
  expect(holdingAny).toBeGreaterThan(100)
}, 60_000)

/** Words with a letter that is wrong, missing or one too many. */
const mistyped = fc
  .tuple(fc.constantFrom(...WORDS.filter((word) => /^[а-я]{4,}$/i.test(word))), fc.nat(), fc.nat(2))
  .map(([word, seed, kind]) => {
    const at = 1 + (seed % (word.length - 2))
    return word.slice(0, at) + ['ж', '', `${word[at]}ж`][kind] + word.slice(at + 1)
  })

/** The ads that are like a word: those that hold it, or whose names hold a similar word, at least so similar as a part of the most similar one. */
async function likeWord(word: string, nearest: number): Promise<Set<string>> {
  const { rows } = await db.execute<{
    id: string
    name: string
    shared: number
    either: number
  }>(sql`
    SELECT id, name.lexeme AS name,
      cardinality(ARRAY(SELECT unnest(show_trgm(name.lexeme)) INTERSECT SELECT unnest(show_trgm(${word})))) AS shared,
      cardinality(ARRAY(SELECT unnest(show_trgm(name.lexeme)) UNION SELECT unnest(show_trgm(${word})))) AS either
    FROM ads, unnest(to_tsvector('simple', ${names})) AS name
    WHERE ${live} AND length(name.lexeme) >= 3 AND name.lexeme !~ '[0-9]'`)
  const similar = rows
    .map(({ id, shared, either }) => ({ id, similarity: shared / either }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
  const best = Math.max(...similar.map(({ similarity }) => similarity))
  const near = similar.filter(({ similarity }) => similarity >= best * nearest)
  return new Set([...(await holding(word)), ...near.map(({ id }) => id)])
}

/** Of such words one is compared as it is written. */
async function haveOneStem(word: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ isOne: boolean }>(
    sql`SELECT to_tsvector('russian', ${word}) = to_tsvector('russian', ${other}) AS "isOne"`,
  )
  return rows[0]?.isOne ?? false
}

it('§7 filter-ads: mistyped words find ads whose names hold the most similar words', async () => {
  let likeAny = 0
  const twoWords = fc.tuple(mistyped, fc.oneof(mistyped, fc.constantFrom('красный', 'cx5')))
  const run = fc.asyncProperty(
    fc.array(change, { maxLength: 3 }),
    twoWords,
    async (changes, some) => {
      await apply(changes as [number, object][])
      const q = some.join(' ')
      if ((await holding(q)).length > 0 || (await haveOneStem(...some))) return
      const alike = async (nearest: number) => {
        const found = [await likeWord(some[0], nearest), await likeWord(some[1], nearest)]
        // A word without any is left out.
        const [one, other = one] = found.filter((ids) => ids.size > 0)
        return [...(one ?? [])].filter((id) => other?.has(id)).sort()
      }
      const near = await alike(0.9)
      const expected = near.length > 0 ? near : await alike(0)
      if (expected.length > 0) likeAny++
      expect([q, await found(q)]).toEqual([q, expected])
    },
  )
  await fc.assert(run, { numRuns: 200 })
  expect(likeAny).toBeGreaterThan(20)
}, 60_000)
