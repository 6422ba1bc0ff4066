import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { type BenchServer, listening } from './bench-server.ts'
import type { LoadAnswer, LoadOrder } from './load-client.ts'
import { percentile, round } from './measure.ts'

const SECONDS = 10
const WARM_UP_SECONDS = 3
const CONNECTIONS = [1, 64]

/**
 * Page renderings under more connections than a process has time for, and a call that a browser asks meanwhile
 * (docs/decisions/049). The clients have a thread of their own, so that they do not wait for the renderings.
 */
export async function benchLoad(server: BenchServer): Promise<void> {
  const url = await listening(server)
  const order = {
    page: `${url}/Search`,
    call: `${url}${server.config.gatewayBase}${filterAds.path}?limit=1`,
  }
  await loadFor({ ...order, connections: 8, seconds: WARM_UP_SECONDS })
  const table: Record<string, object> = {}
  for (const connections of CONNECTIONS) {
    const answer = await loadFor({ ...order, connections, seconds: SECONDS })
    const { pages, shed, failed, calls } = answer
    table[`${connections} connections`] = {
      'pages/s': round(pages.length / SECONDS, 1),
      'page p50, ms': round(percentile(pages, 0.5), 0),
      'page p99, ms': round(percentile(pages, 0.99), 0),
      'shed/s': round(shed / SECONDS, 1),
      failed,
      'call p50, ms': round(percentile(calls, 0.5), 0),
      'call p99, ms': round(percentile(calls, 0.99), 0),
    }
  }
  console.table(table)
}

async function loadFor(order: LoadOrder): Promise<LoadAnswer> {
  const client = new Worker(new URL('./load-client.ts', import.meta.url), { workerData: order })
  const [answer] = (await once(client, 'message')) as [LoadAnswer]
  return answer
}
