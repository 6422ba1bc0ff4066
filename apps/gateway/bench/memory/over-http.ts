import { type BenchServer, listening } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { withPeers } from './peers.ts'
import { rowsFromPgbench } from './pgbench.ts'
import { adAddresses, addressesOf, liveAds, mixedQueries } from './questions.ts'
import { beside, inTurns } from './turns.ts'

const ADDRESSES = 200
const PGBENCH_TURNS = 3

/** Lists and ads over HTTP ÷ a bare Fastify with a constant 8 KB, and ÷ pgbench that reads the rows alone. */
export async function benchOverHttp(server: BenchServer): Promise<void> {
  const origin = await listening(server)
  const queries = await mixedQueries(server, ADDRESSES)
  const ads = await liveAds(server, ADDRESSES)
  await withPeers(async (bare) => {
    const rates = await inTurns({
      bare: { origin: bare.origin, paths: ['/'] },
      lists: { origin, paths: addressesOf(server, queries, false) },
      counted: { origin, paths: addressesOf(server, queries) },
      ads: { origin, paths: adAddresses(server, ads) },
    })
    console.log('Over HTTP beside a bare Fastify with a constant 8 KB')
    console.table({
      'a page and its total (to reach: 0.5)': beside(rates.lists, rates.bare),
      'pages and facets in turn': beside(rates.counted, rates.bare),
      'an ad (to reach: 0.6)': beside(rates.ads, rates.bare),
    })
  })
  await besidePgbench(server, { origin, paths: addressesOf(server, queries, false) })
}

async function besidePgbench(
  server: BenchServer,
  lists: { origin: string; paths: string[] },
): Promise<void> {
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < PGBENCH_TURNS; turn++) {
    theirs.push(await rowsFromPgbench(server))
    mine.push((await inTurns({ lists })).lists.rate)
  }
  const [rate, peer] = [percentile(mine, 0.5), percentile(theirs, 0.5)]
  console.log(
    `A page and its total over HTTP ${Math.round(rate)}/s, pgbench 20 rows ${Math.round(peer)}/s: ` +
      `${round(rate / peer)} (to reach: 1.0)`,
  )
}
