import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'

/** How often the call is asked beside the pages. */
const PROBE_EVERY_MS = 50
/** Without it the pages would be a crawler's, which are shed first. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

export interface LoadOrder {
  page: string
  call: string
  connections: number
  seconds: number
}

/** Milliseconds of each rendered page and of each call; how many pages were refused with 503, how many failed. */
export interface LoadAnswer {
  pages: number[]
  shed: number
  failed: number
  calls: number[]
}

const { page, call, connections, seconds } = workerData as LoadOrder
const answer: LoadAnswer = { pages: [], shed: 0, failed: 0, calls: [] }

const load = autocannon({ url: page, connections, duration: seconds, headers: BROWSER })
load.on('response', (_client, status, _bytes, milliseconds) => {
  if (status === 200) answer.pages.push(milliseconds)
  else if (status === 503) answer.shed += 1
  else answer.failed += 1
})
const end = performance.now() + seconds * 1000
while (performance.now() < end) {
  const started = performance.now()
  const { ok } = await fetch(call, { headers: BROWSER })
  if (ok) answer.calls.push(performance.now() - started)
  else answer.failed += 1
  await setTimeout(PROBE_EVERY_MS)
}
answer.failed += (await load).errors
parentPort?.postMessage(answer)
