import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createReferenceCache } from '../src/modules/reference/reference-cache.ts'
import { createSearchService } from '../src/modules/search/search.service.ts'
import type { BenchServer } from './bench-server.ts'
import { keptMegabytes, printTimes, round, sideBySide } from './measure.ts'
import { drawSamples, type Query, type Sample, SHAPES } from './search-shapes.ts'

const ROUNDS = 500
const LETTERS = 'абвгдежзиклмнопрстуфхцчшщыэюя'
const FILTERED = 'a filtered page'

interface Texts extends Record<string, unknown> {
  name: string
  description: string
}

type Search = ReturnType<typeof createSearchService>

/** Pages of texts that were not asked for before ÷ filtered pages; time and memory of reading all words. */
export async function benchWordIndex({ db }: Pick<BenchServer, 'db'>): Promise<void> {
  const search = createSearchService({ db, reference: createReferenceCache(db), log: console })
  await search.load()
  await followed(search)
  const samples = await drawSamples(db, ROUNDS)
  const { rows } = await db.execute<Texts & { id: string }>(sql`
    SELECT id, title || ' ' || keywords AS name, description FROM ads
    WHERE id = ANY (${sql.param(samples.map(({ id }) => id))}::bigint[])`)
  const textsOf = new Map(rows.map(({ id, ...texts }) => [id, texts]))
  const at = (n: number): Sample => samples[n % samples.length] as Sample
  const shapes = Object.values(SHAPES)
  const filtered = shapes.filter((shape) => !('q' in shape(at(0), 0)))
  const asking =
    (q: (texts: Texts, seed: number) => string, sort = 'relevance') =>
    (n: number) => {
      const texts = textsOf.get(at(n).id) as Texts
      return search.search({ ad_type: at(n).adType, q: q(texts, n), sort } as Query)
    }
  const times = await sideBySide(
    {
      [FILTERED]: (n) => search.search(filtered[n % filtered.length]?.(at(n), n) as Query),
      'a new text, two words of a name': asking(({ name }, n) => `${two(name, n)} -я${n}`),
      'a new text, two words of a description': asking(
        ({ description }, n) => `${two(description, n)} -я${n}`,
      ),
      'a new text, two words of a name, by date': asking(
        ({ name }, n) => `${two(name, n)} -ю${n}`,
        'dateTo',
      ),
      'words of two names': asking(
        ({ name }, n) => `${two(name, n)} ${two(textsOf.get(at(n + 1).id)?.name ?? '', n)}`,
      ),
      'a phrase': asking(({ name }, n) => `"${two(name, 0)}" -я${n}`),
      'a mistyped word': asking(({ name }, n) => mistyped(wordsOf(name)[0] ?? '', n)),
      'two words, both mistyped': asking(({ name }, n) =>
        wordsOf(name)
          .slice(0, 2)
          .map((word) => mistyped(word, n))
          .join(' '),
      ),
      nonsense: asking((_, n) => `бшщмж${n}ыыъ йцукенгшщз`),
    },
    ROUNDS,
  )
  printTimes(times, { name: FILTERED, as: 'filtered' })
}

/** Waits until all words are in memory, and prints what that took. */
async function followed(search: Search): Promise<void> {
  const started = performance.now()
  const { user } = process.cpuUsage()
  const before = keptMegabytes()
  while (search.statistics().unreadTexts > 0) await setTimeout(100)
  const seconds = (performance.now() - started) / 1000
  const spent = (process.cpuUsage().user - user) / 1_000_000
  const took = keptMegabytes() - before
  console.log(
    `Words read in ${round(seconds, 1)} s, ${round(spent, 1)} s of this process; they keep ${Math.round(took)} MB`,
  )
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? []

/** Two words that follow each other. */
function two(text: string, seed: number): string {
  const words = wordsOf(text)
  const from = seed % Math.max(1, words.length - 1)
  return words.slice(from, from + 2).join(' ')
}

/** The word with a letter in its middle replaced by another one. */
function mistyped(word: string, seed: number): string {
  if (word.length < 3) return word
  const place = 1 + (seed % (word.length - 2))
  return word.slice(0, place) + LETTERS[seed % LETTERS.length] + word.slice(place + 1)
}
