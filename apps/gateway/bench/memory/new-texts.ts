import { filterAds } from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { prepareKept } from '../../src/platform/http/ask-kept.ts'
import type { BenchServer } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { randomIds } from '../search-shapes.ts'
import { filteredQueries } from './questions.ts'

const TEXTS = 150
/** Shorter words are numbers, prepositions and abbreviations. */
const WORD = /\p{L}{4,}/gu

interface Words {
  ad_type: AdType
  words: string[]
}

/** Texts of two words that nothing has asked for before, spelt rightly and not, ÷ filtered pages asked for first. */
export async function benchNewTexts(server: BenchServer): Promise<void> {
  const texts = await drawWords(server)
  const filtered = await filteredQueries(server, TEXTS)
  const ask = async (query: Record<string, string>) => {
    const started = performance.now()
    await prepareKept(server.app, filterAds.id, { params: undefined, query })?.ask()
    return performance.now() - started
  }
  const times = { filtered: [] as number[], texts: [] as number[], mistyped: [] as number[] }
  for (const [index, { ad_type, words }] of texts.entries()) {
    const query = filtered[index % filtered.length]
    if (query) times.filtered.push(await ask(query))
    times.texts.push(await ask({ ad_type, q: words.join(' ') }))
    times.mistyped.push(await ask({ ad_type, q: words.map(mistype).join(' ') }))
  }
  const base = { p50: percentile(times.filtered, 0.5), p95: percentile(times.filtered, 0.95) }
  console.log('Texts that were not asked for before (to reach: p95 ≤ 5)')
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([name, samples]) => [
        name,
        {
          'p50 ms': round(percentile(samples, 0.5)),
          'p95 ms': round(percentile(samples, 0.95)),
          'p50 ÷ filtered': round(percentile(samples, 0.5) / base.p50),
          'p95 ÷ filtered': round(percentile(samples, 0.95) / base.p95),
        },
      ]),
    ),
  )
}

/** Two words of the title or the description of an ad, no pair twice. */
async function drawWords({ db }: BenchServer): Promise<Words[]> {
  const { rows } = await db.execute<{ adType: AdType; text: string }>(sql`
    SELECT ad_type AS "adType", title || ' ' || description AS text FROM ads
    WHERE stat = 1 AND id IN ${await randomIds(db, TEXTS * 2)}`)
  const pairs = new Map<string, Words>()
  for (const [index, { adType, text }] of rows.entries()) {
    const words = [...new Set(text.toLowerCase().match(WORD))]
    const pair = [words[0], words[(index * 7 + 1) % words.length]].filter(
      (word) => word !== undefined,
    )
    if (pair[0] !== pair[1] && pair.length === 2) {
      pairs.set(pair.join(' '), { ad_type: adType, words: pair })
    }
  }
  return [...pairs.values()].slice(0, TEXTS)
}

/** Swaps two letters in the middle. */
function mistype(word: string): string {
  const at = Math.floor(word.length / 2)
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
}
