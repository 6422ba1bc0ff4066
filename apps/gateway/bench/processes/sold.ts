import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { filterAds, similarAds } from '@trassa/contracts/calls/filter'
import { type BenchServer, listening } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { adAddresses, type LiveAd, listPath, newestCars } from '../memory/questions.ts'
import { startChild } from './child.ts'
import type { ReaderAnswer, ReaderOrder } from './reader.ts'

const SOLD = 200
/** Between two sales. */
const PAUSE_MS = 100

/**
 * Reads public pages and lists a hundred thousand times (`BENCH_ANSWERS`) while another process sells ads that stand in
 * them: how long after the commit of each sale the last answer began that still showed the ad.
 */
export async function benchSold(server: BenchServer, withPages: boolean): Promise<void> {
  const origin = await listening(server)
  const { child: reader } = await startChild('./reader.ts', server.config.dataDir)
  const { child: seller } = await startChild('./seller.ts', server.config.dataDir)
  try {
    const ads = await newestCars(server, SOLD)
    const answers = Number(process.env.BENCH_ANSWERS ?? 100_000)
    const addresses = addressesAround(server, ads, withPages)
    const order: ReaderOrder = { origin, addresses, slugs: ads.map(({ slug }) => slug), answers }
    const reading = once(reader, 'message')
    reader.send(order)
    const soldAt = new Map<string, number>()
    for (const { id, slug } of ads) {
      await setTimeout(PAUSE_MS)
      seller.send(id)
      soldAt.set(slug, Number((await once(seller, 'message'))[0]))
    }
    const [answer] = (await reading) as [ReaderAnswer]
    report(answer, { soldAt, answers, addresses: addresses.length })
  } finally {
    reader.disconnect()
    seller.disconnect()
  }
}

/** What shows the ads: their own JSON and pages, those of ads like them, and the lists of their types and cities. */
function addressesAround(
  server: BenchServer,
  ads: LiveAd[],
  withPages: boolean,
): ReaderOrder['addresses'] {
  const { gatewayBase } = server.config
  const json = adAddresses(server, ads)
  const lists = ads.flatMap(({ id, adType, citySlug }) => [
    `${gatewayBase}${filterAds.path}?ad_type=${adType}&city=${citySlug}`,
    `${gatewayBase}${filterAds.path}?ad_type=${adType}`,
    `${gatewayBase}${similarAds.path.replace('{id}', id)}`,
  ])
  const pages = withPages ? ['/', ...ads.map(listPath)] : []
  return [
    ...[...new Set([...lists, ...pages])].map((path) => ({ path })),
    ...ads.flatMap(({ slug, page }, index) => [
      { path: json[index] ?? '', own: slug },
      ...(withPages ? [{ path: page, own: slug }] : []),
    ]),
  ]
}

function report(
  { lastShown, failed }: ReaderAnswer,
  read: { soldAt: Map<string, number>; answers: number; addresses: number },
): void {
  const late = [...read.soldAt].flatMap(([slug, soldAt]) => {
    const shown = lastShown[slug]
    return shown === undefined ? [] : [shown - soldAt]
  })
  console.log(`${read.answers} answers of ${read.addresses} addresses, ${failed} failed`)
  console.table({
    'ads sold': read.soldAt.size,
    'of them shown before': late.length,
    'last shown after the commit, p50 ms': round(percentile(late, 0.5)),
    'p95 ms': round(percentile(late, 0.95)),
    'at most, ms': round(Math.max(...late)),
    'shown by an answer that began 20 ms after the commit or later': late.filter((ms) => ms > 20)
      .length,
  })
}
