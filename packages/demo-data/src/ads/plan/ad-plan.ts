import type { MainTypeId } from '@trassa/catalog/taxonomy/main-types'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { createRandom } from '../../random.ts'
import { adTypeSequence } from './ad-type-shares.ts'
import { LIFECYCLE_SHARES, type LifecycleKind } from './lifecycle.ts'

/** The type and the lifecycle of an ad, planned by its number. */
export interface PlannedAd {
  adType: AdType
  kind: LifecycleKind
  /** Sold by the first private seller. */
  own: boolean
}

/** The ads of the first private seller: one in every state, of different types. */
const OWN: readonly (readonly [LifecycleKind, AdType])[] = [
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

/** A hundred lifecycles in their shares, in another order for each main type. */
const lifecycleSequence = (type: MainTypeId | undefined): LifecycleKind[] =>
  createRandom(`kinds:${type}`).shuffle(
    LIFECYCLE_SHARES.flatMap(([kind, share]) => Array<LifecycleKind>(share).fill(kind)),
  )

/** Plans ads by number. Types and lifecycles follow fixed sequences, so that small types get their exact shares. */
export function adPlan(): (number: number) => PlannedAd {
  const round = adTypeSequence()
  const counts = new Map<MainTypeId | undefined, number>()
  const places = round.map((adType) => {
    const type = mainTypes.get(adType)
    const rank = counts.get(type) ?? 0
    counts.set(type, rank + 1)
    return { adType, type, rank, kinds: lifecycleSequence(type) }
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
