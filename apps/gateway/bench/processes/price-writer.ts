import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { sharedClock } from './shared-clock.ts'

/** Another process: it raises the price of an ad by a kopeck again and again, from one kopeck. */
export interface WriteOrder {
  url: string
  adId: string
  everyMs: number
  milliseconds: number
}

/** When each price was known to be committed, by the monotonic clock that all threads share; one kopeck stands first. */
export type WriteAnswer = number[]

const { url, adId, everyMs, milliseconds } = workerData as WriteOrder
const committed: WriteAnswer = [sharedClock()]
const client = new pg.Client({ connectionString: url })
await client.connect()
const end = sharedClock() + milliseconds
while (sharedClock() < end) {
  await client.query('UPDATE ads SET price = $1 WHERE id = $2', [committed.length + 1, adId])
  committed.push(sharedClock())
  await setTimeout(everyMs)
}
await client.end()
parentPort?.postMessage(committed)
