import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { eq, sql } from 'drizzle-orm'
import { ads } from '../../src/modules/ads/public.ts'
import { createLiveIndex } from '../../src/modules/search/live-index/live-index.ts'
import { connect } from '../../src/platform/database/connect.ts'
import type { BenchServer } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { createMeter, NOTHING_SPENT } from '../spent.ts'
import type { WriteAnswer, WriteOrder } from './price-writer.ts'
import { sharedClock } from './shared-clock.ts'

const CONNECTIONS = 64
const SECONDS = 5
const WRITE_EVERY_MS = 5
/** Milliseconds; 0 is a reading for each request. */
const BOUNDS = [0, 20, 100]

interface Answer {
  asked: number
  waited: number
  /** In kopecks, of the written ad. */
  price: number
}

/** What an index costs to keep up to date while another connection writes, and how old its answers are. */
export async function benchFreshness({ db, pool }: BenchServer): Promise<void> {
  // Of a small type, so that what is measured is not the list.
  const { rows } = await db.execute<Written>(sql`
    SELECT min(id)::text AS "adId", ad_type AS "adType" FROM ads WHERE stat = 1
    GROUP BY ad_type ORDER BY count(*) LIMIT 1`)
  const [written] = rows
  const url = pool.options.connectionString
  if (!written || !url) throw new Error('No ads')
  const table: Record<string, unknown> = {}
  for (const bound of BOUNDS) {
    await db.update(ads).set({ price: 1 }).where(eq(ads.id, written.adId))
    table[`bound ${bound} ms`] = await measure({ url, bound, ...written })
  }
  console.log(`${CONNECTIONS} connections, a write of another one every ${WRITE_EVERY_MS} ms`)
  console.table(table)
}

type Written = { adId: string; adType: AdType }

async function measure({ url, bound, adId, adType }: { url: string; bound: number } & Written) {
  const connection = connect(url)
  const index = createLiveIndex(connection.db, console, { bound })
  await index.load()
  const spend = createMeter(connection.pool, connection.readings)
  const answers: Answer[] = []
  let committed: WriteAnswer = []
  const spent = await spend(NOTHING_SPENT, async () => {
    const order: WriteOrder = { url, adId, everyMs: WRITE_EVERY_MS, milliseconds: SECONDS * 1000 }
    const writer = new Worker(new URL('./price-writer.ts', import.meta.url), { workerData: order })
    const end = sharedClock() + SECONDS * 1000
    const asking = Array.from({ length: CONNECTIONS }, async () => {
      while (sharedClock() < end) {
        // As between two requests of a connection.
        await setImmediate()
        const asked = sharedClock()
        const { segment } = (await index.upToDate(adType)) ?? {}
        const [cheapest] = segment?.page(segment.select([]), { sort: 'priceFrom', size: 1 }) ?? []
        answers.push({ asked, waited: sharedClock() - asked, price: cheapest?.key ?? 0 })
      }
    })
    const [answer] = await once(writer, 'message')
    committed = answer as WriteAnswer
    await Promise.all(asking)
  })
  await connection.close()
  const ages = answers.map((answer) => ageOf(answer, committed))
  const waits = answers.map(({ waited }) => waited)
  return {
    answers: answers.length,
    'statements ÷ answer': round(spent.statements / answers.length, 4),
    'processor, ms ÷ 1000 answers': round((spent.processorMs / answers.length) * 1000, 1),
    'wait p95, ms': round(percentile(waits, 0.95), 1),
    'age p95, ms': round(percentile(ages, 0.95), 1),
    'age at most, ms': round(percentile(ages, 1), 1),
  }
}

/** How long before the request something was known to be committed that its answer does not hold, in milliseconds. */
function ageOf({ asked, price }: Answer, committed: WriteAnswer): number {
  const missed = committed[price]
  return missed === undefined ? 0 : Math.max(0, asked - missed)
}
