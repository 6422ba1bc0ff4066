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
  /** How many ads of its type come before it. */
  rank: number
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

/** Counts the members of each group in their order. */
function counter<Group>() {
  const counts = new Map<Group, number>()
  return {
    next: (group: Group) => {
      const rank = counts.get(group) ?? 0
      counts.set(group, rank + 1)
      return rank
    },
    total: (group: Group) => counts.get(group) ?? 0,
  }
}

/** Plans ads by number. Types and lifecycles follow fixed sequences, so that small types get their exact shares. */
export function adPlan(): (number: number) => PlannedAd {
  const ofTypes = counter<AdType>()
  const ofMainTypes = counter<MainTypeId | undefined>()
  const places = adTypeSequence().map((adType) => {
    const type = mainTypes.get(adType)
    return {
      adType,
      type,
      rank: ofTypes.next(adType),
      ordinal: ofMainTypes.next(type),
      kinds: lifecycleSequence(type),
    }
  })
  return (number) => {
    const own = OWN[number]
    if (own) return { kind: own[0], adType: own[1], rank: 0, own: true }
    const index = number - OWN.length
    const place = places[index % places.length]
    if (!place) throw new RangeError(`No ad ${number}`)
    const { adType, type, kinds } = place
    const rounds = Math.floor(index / places.length)
    const ordinal = rounds * ofMainTypes.total(type) + place.ordinal
    return {
      adType,
      kind: kinds[ordinal % kinds.length] ?? 'active',
      rank: rounds * ofTypes.total(adType) + place.rank,
      own: false,
    }
  }
}
