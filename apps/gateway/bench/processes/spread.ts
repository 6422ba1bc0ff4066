import { filterAds } from '@trassa/contracts/calls/filter'
import type { BenchServer } from '../bench-server.ts'
import { percentile, round } from '../measure.ts'
import { type LiveAd, liveAds } from '../memory/questions.ts'
import { createAdChanges } from './change-ads.ts'
import { startChild } from './child.ts'

const PROCESSES = 4
const APPROVALS = 60
/** Where an approval has not been shown for so long, the process has lost it. */
const LOST_MS = 10_000

/** How long after the commit of an approval each of four other processes shows the ad in a list that it stands in. */
export async function benchSpread(server: BenchServer): Promise<void> {
  const { db, config } = server
  const gateways = await Promise.all(
    Array.from({ length: PROCESSES }, () => startChild('./gateway.ts', config.dataDir)),
  )
  const origins = gateways.map(({ said }) => String(said))
  try {
    const changes = createAdChanges(db, config)
    const [all, first]: [number[], number[]] = [[], []]
    for (const ad of await liveAds(server, APPROVALS)) {
      await changes.holdBack(ad.id)
      await Promise.all(origins.map((origin) => untilShown(origin, ad, false)))
      const shown = origins.map((origin) => untilShown(origin, ad, true))
      await changes.approve(ad.id)
      const committed = performance.now()
      const delays = (await Promise.all(shown)).map((at) => at - committed)
      all.push(Math.max(...delays))
      first.push(Math.min(...delays))
    }
    console.log(
      `Approvals until every one of ${PROCESSES} processes shows them (to reach: p95 ≤ 50 ms)`,
    )
    console.table({
      'the last process': { p50: round(percentile(all, 0.5)), p95: round(percentile(all, 0.95)) },
      'the first process': {
        p50: round(percentile(first, 0.5)),
        p95: round(percentile(first, 0.95)),
      },
    })
  } finally {
    for (const { child } of gateways) child.disconnect()
  }

  /** Asks as fast as the process answers. @returns when the first answer came that is as wanted. */
  async function untilShown(
    origin: string,
    { adType, slug, citySlug, price }: LiveAd,
    wanted: boolean,
  ) {
    const list = `ad_type=${adType}&city=${citySlug}&priceFrom=${price}&priceTo=${price}`
    const url = `${origin}${config.gatewayBase}${filterAds.path}?${list}`
    const end = performance.now() + LOST_MS
    while (performance.now() < end) {
      const text = await (await fetch(url)).text()
      if (text.includes(`"${slug}"`) === wanted) return performance.now()
    }
    throw new Error(`${slug} was not ${wanted ? 'shown' : 'hidden'}`)
  }
}
