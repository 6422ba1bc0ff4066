import type { CsvRow } from '@trassa/catalog/dictionaries/csv'
import { filterAds } from '@trassa/contracts/calls/filter'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { createReferenceCache } from '../../src/modules/reference/public.ts'
import { createLiveIndex } from '../../src/modules/search/live-index/live-index.ts'
import type { BenchServer } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { readExpected } from './expectations.ts'
import { createExpectedAds } from './expected-ads.ts'
import { findByDatabase } from './found-by-database.ts'
import { queriesOf } from './queries.ts'

/** So many of the results are looked at. */
const LOOKED_AT = 5

/** `BENCH_SHOW=cars` prints the open queries of a group whose first results are not as expected. */
const shown = process.env.BENCH_SHOW

interface FoundAd {
  id: string
  adType: AdType
}

interface Judged {
  group: string
  milliseconds: number
  /** Whether there are such ads at all. */
  hasAnswer: boolean
  isEmpty: boolean
  /** One of the first results is as it must be, and none as none may be. */
  isFound: boolean
  /** All of the first results are as they must be. */
  isRight: boolean
  isWrongType: boolean
}

type Find = (query: string) => Promise<FoundAd[]>

/** What the first five results of each query are, in the demo market; beside it PostgreSQL's own search for the same words. */
export async function benchFoundAds(server: BenchServer): Promise<void> {
  await server.wordsRead()
  const judge = await createJudge(server)
  const byWords: Find = (query) => findByWords(server, query)
  // Makes what understands queries.
  await byWords('лада')
  for (const file of ['open', 'sealed']) {
    const ours = await judgeAll(file, byWords, judge)
    const theirs = await judgeAll(file, (query) => findByDatabase(server, query, LOOKED_AT), judge)
    const groups = Map.groupBy(ours, ({ group }) => group)
    console.log(`${ours.length} ${file} queries in the demo market`)
    console.table({
      ...Object.fromEntries([...groups].map(([group, some]) => [group, sharesOf(some)])),
      all: sharesOf(ours),
      'PostgreSQL, text and trigrams': sharesOf(theirs),
    })
  }
}

async function findByWords({ app, config }: BenchServer, q: string): Promise<FoundAd[]> {
  const url = `${config.gatewayBase}${filterAds.path}?${new URLSearchParams({ q })}`
  const answer = await app.inject({ url })
  const { items } = answer.json<{ detail: { items: FoundAd[] } }>().detail
  return items.slice(0, LOOKED_AT)
}

async function createJudge({ app, db }: BenchServer) {
  const index = createLiveIndex(db, app.log)
  const places = await createReferenceCache(db).places()
  const { meeting, meetingAny } = createExpectedAds(await index.allUpToDate(), places)
  return (
    { group = '', query, type = '', expect = '', text, first = '', never = '' }: CsvRow,
    found: FoundAd[],
  ) => {
    const types = AD_TYPES.filter((adType) => type.split('|').includes(adType))
    const wanted = readExpected(first || expect).filter(({ isOptional }) => !isOptional)
    const right = new Set(types.flatMap((adType) => [...meeting(adType, wanted)]))
    const wrong = new Set(
      AD_TYPES.flatMap((adType) => [...meetingAny(adType, readExpected(never))]),
    )
    const isRight = ({ id }: FoundAd) => right.has(id) && !wrong.has(id)
    return {
      group,
      // Of words that are no filter the file does not say which ads have them: "asdf", a telephone number.
      hasAnswer: right.size > 0 && text !== query,
      isEmpty: found.length === 0,
      isFound: found.some(isRight) && !found.some(({ id }) => wrong.has(id)),
      isRight: found.length > 0 && found.every(isRight),
      isWrongType: found.some(({ adType }) => !types.includes(adType)),
    }
  }
}

async function judgeAll(
  file: string,
  find: Find,
  judge: Awaited<ReturnType<typeof createJudge>>,
): Promise<Judged[]> {
  const all: Judged[] = []
  for (const row of queriesOf(file)) {
    const started = performance.now()
    const found = await find(row.query ?? '')
    const milliseconds = performance.now() - started
    const judged = { ...judge(row, found), milliseconds }
    all.push(judged)
    // What is printed of sealed queries must not help to tune.
    if (file === 'open' && shown === judged.group && judged.hasAnswer && !judged.isRight) {
      console.log(`«${row.query}»`, judged.isEmpty ? 'nothing' : found.map(({ id }) => id).join())
    }
  }
  return all
}

function sharesOf(judged: readonly Judged[]) {
  const answered = judged.filter(({ hasAnswer }) => hasAnswer)
  const share = (holds: (one: Judged) => boolean) =>
    round(answered.filter(holds).length / Math.max(answered.length, 1), 3)
  const times = judged.map(({ milliseconds }) => milliseconds)
  return {
    queries: judged.length,
    'with an answer': answered.length,
    'within five': share(({ isFound }) => isFound),
    'all five': share(({ isRight }) => isRight),
    'nothing found': share(({ isEmpty }) => isEmpty),
    'wrong type': share(({ isWrongType }) => isWrongType),
    'p50 ms': round(percentile(times, 0.5)),
    'p95 ms': round(percentile(times, 0.95)),
  }
}
