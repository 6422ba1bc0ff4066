// A gateway whose index holds the ads of a schema, as a child process: says what they take (`ScaleFigures`).
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { loadLiveAds } from '../../src/modules/search/live-index/loading/load-live-ads.ts'
import { createArena } from '../../src/modules/search/live-index/memory/arena.ts'
import { createSegment } from '../../src/modules/search/live-index/segment.ts'
import { freePort } from '../../src/platform/net/free-port.ts'
import { benchConfig, connectBench, createBenchApp } from '../bench-app.ts'
import { keptMegabytes } from '../measure.ts'
import { churn, readRows } from './churn.ts'
import { addWords } from './known-words.ts'
import { drawLists, type ListTimes, timeLists } from './list-times.ts'

const MEGABYTE = 2 ** 20

/** What so many live ads take. */
export interface ScaleFigures {
  ads: number
  /** Of this process, while the index was read. */
  loadSeconds: number
  /** Megabytes: of columns in WebAssembly's memory, of the rest of the index, of words. */
  arena: number
  heap: number
  words: number
  /** Resident megabytes of the whole process: without ads, with the index, with words. */
  resident: { without: number; index: number; words: number }
  lists: ListTimes
  /** After changes at the speed of memory; absent where none were asked for. */
  churned?: { changes: number; arena: number; heap: number; lists: ListTimes }
}

const [folder = '', empty = '', schema = '', changes = '0'] = process.argv.slice(2)

/** After a collection. */
const residentMegabytes = (): number => {
  keptMegabytes()
  return process.memoryUsage.rss() / MEGABYTE
}

async function measure(): Promise<ScaleFigures> {
  const nothing = await connectBench(folder, empty)
  const multiplied = await connectBench(folder, schema)
  await createBenchApp(nothing, benchConfig(folder, await freePort()))
  const without = residentMegabytes()

  const arena = createArena()
  const segments = new Map(
    AD_TYPES.map((adType) => [adType, { segment: createSegment(formOf(adType), arena) }]),
  )
  const heapBefore = keptMegabytes()
  const started = process.cpuUsage()
  await loadLiveAds(multiplied.db, segments, console)
  const { user, system } = process.cpuUsage(started)
  const heap = keptMegabytes() - heapBefore
  const ads = [...segments.values()].reduce((sum, { segment }) => sum + segment.size, 0)
  const resident = { without, index: residentMegabytes(), words: 0 }
  const arenaBefore = arena.size / MEGABYTE

  const { db } = await connectBench(folder)
  const asked = await drawLists(db)
  const lists = timeLists(segments, asked)
  const words = await addWords(db, segments)
  resident.words = residentMegabytes()
  const figures = { ads, loadSeconds: (user + system) / 1e6, arena: arenaBefore, heap, words }
  if (!Number(changes)) return { ...figures, resident, lists }
  churn(segments, await readRows(db), Number(changes))
  const churned = {
    changes: Number(changes),
    arena: arena.size / MEGABYTE,
    heap: keptMegabytes() - heapBefore,
    lists: timeLists(segments, asked),
  }
  return { ...figures, resident, lists, churned }
}

process.send?.(await measure(), undefined, undefined, () => process.exit())
