import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { isRegionSlug } from '@trassa/catalog/places/regions'
import type { Candidate } from './candidate.ts'

const SECOND_PLACE = 0.5

const isPlace = ({ key }: Filter): boolean => key === 'city'

/** The place that a candidate asks for. */
export const placeIn = ({ meaning }: Candidate): string | undefined => {
  const place = meaning.kind === 'filters' ? meaning.filters.find(isPlace) : undefined
  return place?.op === 'exact' ? String(place.value) : undefined
}

/** A list is of one place: a region beside a city says where that is, and of two cities one is left out, which is told. */
export function furtherPlaces(found: readonly Candidate[]): Candidate[] {
  const places = found.filter((one) => placeIn(one) !== undefined)
  const isBeside = ({ mask }: Candidate) => places.some((other) => (other.mask & mask) === 0)
  const hasCityBeside = ({ mask }: Candidate) =>
    places.some((other) => (other.mask & mask) === 0 && !isRegionSlug(placeIn(other) ?? ''))
  return places.filter(isBeside).map((place): Candidate => {
    const { mask, weight } = place
    return isRegionSlug(placeIn(place) ?? '') && hasCityBeside(place)
      ? { mask, weight, meaning: { kind: 'noise' } }
      : { mask, weight: SECOND_PLACE, isLeftOut: true, meaning: { kind: 'noise' } }
  })
}
