import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { type BenchServer, listening } from './bench-server.ts'
import { round } from './measure.ts'

const CONNECTIONS = 64
const SECONDS = 5
const WARM_UP_SECONDS = 2

/** Requests in a second ÷ those of a bare Fastify; the client shares the processors. */
export async function benchHttp(server: BenchServer, hasSite: boolean): Promise<void> {
  const { db, config } = server
  const { rows } = await db.execute<{ slug: string }>(
    sql`SELECT slug FROM ads WHERE stat = 1 ORDER BY lifted_at DESC LIMIT 1`,
  )
  const call = (path: string, query = '') => `${config.gatewayBase}${path}?${query}`
  const bare = fastify()
  bare.get('/', async () => ({ detail: 'ok' }))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const url = await listening(server)
  try {
    const targets = {
      'bare Fastify, constant JSON': `${bareUrl}/`,
      'a page of ads as JSON': url + call(filterAds.path),
      'a mark’s page of ads as JSON': url + call(filterAds.path, 'markId=1'),
      'an ad as JSON': url + call(adBySlug.path, `slug=${rows[0]?.slug}`),
      ...(hasSite && {
        'the main page, rendered': `${url}/`,
        'an empty search, rendered': `${url}/Search`,
      }),
    }
    const rates: Record<string, number> = {}
    for (const [name, target] of Object.entries(targets)) rates[name] = await rateOf(target)
    const base = rates['bare Fastify, constant JSON'] ?? Number.NaN
    console.table(
      Object.fromEntries(
        Object.entries(rates).map(([name, rate]) => [
          name,
          { 'requests/s': Math.round(rate), '÷ bare': round(rate / base, 3) },
        ]),
      ),
    )
  } finally {
    await bare.close()
  }
}

async function rateOf(url: string): Promise<number> {
  const options = { url, connections: CONNECTIONS }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) console.log(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}
