// Changes ads at a steady rate, as a child process: what others write beside the requests of a server.
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { freePort } from '../../src/platform/net/free-port.ts'
import { benchConfig, connectBench } from '../bench-app.ts'
import { randomIds } from '../search-shapes.ts'
import { createAdChanges } from './change-ads.ts'

/** Begins or ends the writing; each end is answered by how many changes were committed since its beginning. */
export type WriterOrder = { perSecond: number } | 'end'

/** Prepared, so that an approval finds an ad that waits for it. */
const ADS = 3000
/** Transactions under way at most. */
const AT_ONCE = 12

const folder = process.argv[2] ?? ''
const { db } = await connectBench(folder)
const changes = createAdChanges(db, benchConfig(folder, await freePort()))
const { rows } = await db.execute<{ id: string }>(
  sql`SELECT id FROM ads WHERE stat = 1 AND expires_at > now() AND price IS NOT NULL AND id IN ${await randomIds(db, ADS)}`,
)
let [next, committed, underWay] = [0, 0, 0]
let running = false

/** A third each: lifted, with another price, taken back and approved (two changes). */
async function changeOne(id: string, turn: number): Promise<number> {
  if (turn % 3 === 0) await changes.lift(id)
  else if (turn % 3 === 1) await changes.reprice(id)
  else {
    await changes.holdBack(id)
    await changes.approve(id)
    return 2
  }
  return 1
}

async function write(perSecond: number): Promise<void> {
  const started = performance.now()
  let begun = 0
  while (running) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (begun < due && underWay < AT_ONCE) {
      const id = rows[next % rows.length]?.id ?? ''
      begun += next % 3 === 2 ? 2 : 1
      underWay += 1
      void changeOne(id, next++)
        .then((count) => {
          committed += count
        })
        .catch((error) => console.log(`${id}: ${error instanceof Error ? error.message : error}`))
        .finally(() => {
          underWay -= 1
        })
    }
    await setTimeout(2)
  }
}

process.on('message', (order: WriterOrder) => {
  running = order !== 'end'
  if (order === 'end') {
    process.send?.(committed)
    return
  }
  committed = 0
  void write(order.perSecond)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
