import type { MainTypeId } from '@trassa/catalog/taxonomy/main-types'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { DEMO_KINDS, type DemoKind } from './demo-lifecycle.ts'
import { adTypeRound } from './demo-share.ts'
import { createRandom } from './random.ts'

/** What the ad of a number is, before anything is known of it. */
export interface PlannedAd {
  adType: AdType
  kind: DemoKind
  /** One of the first seller's. */
  own: boolean
}

/** The first seller's own lists show an ad in every state, of different types. */
const OWN: readonly (readonly [DemoKind, AdType])[] = [
  ['active', 'auto'],
  ['moderation', 'special'],
  ['needsFix', 'moto'],
  ['draft', 'services'],
  ['expired', 'trailer'],
  ['archived', 'quad_bike'],
  ['blocked', 'auto_parts_car'],
  ['active', 'auto_parts_tires'],
  ['draft', 'water'],
]

const mainTypes = new Map(SUBTYPES.map(({ adType, type }) => [adType, type]))

/** Kinds in their shares, in another order for each main type: each has them all in its first hundred ads. */
const kindRound = (type: MainTypeId | undefined): DemoKind[] =>
  createRandom(`kinds:${type}`).shuffle(
    DEMO_KINDS.flatMap(([kind, share]) => Array<DemoKind>(share).fill(kind)),
  )

/** Plans the ads by number; nothing in it is left to chance, so that small types have their shares too. */
export function demoPlan(): (number: number) => PlannedAd {
  const round = adTypeRound()
  const counts = new Map<MainTypeId | undefined, number>()
  const places = round.map((adType) => {
    const type = mainTypes.get(adType)
    const rank = counts.get(type) ?? 0
    counts.set(type, rank + 1)
    return { adType, type, rank, kinds: kindRound(type) }
  })
  return (number) => {
    const own = OWN[number]
    if (own) return { kind: own[0], adType: own[1], own: true }
    const index = number - OWN.length
    const place = places[index % places.length]
    if (!place) throw new RangeError(`No ad ${number}`)
    const { adType, type, rank, kinds } = place
    const ordinal = Math.floor(index / places.length) * (counts.get(type) ?? 0) + rank
    return { adType, kind: kinds[ordinal % kinds.length] ?? 'active', own: false }
  }
}
