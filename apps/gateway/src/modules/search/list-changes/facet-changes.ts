import { oncePer } from '../../../platform/kept/once-per.ts'
import type { Found } from '../find-list.ts'
import type { AdChange, AdState } from '../live-index/ad-state.ts'
import { replacedFilters } from '../live-index/facets.ts'
import type { Segment } from '../live-index/segment.ts'
import { failedFilters } from './filter-test.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, at) => value === other[at])
    : one === other

const partsOf = oncePer(({ form, columns }: Segment) => ({
  /** The filters that one count leaves out, for each of them. */
  leftOut: replacedFilters(form),
  /** The places of what is counted among the values of an ad. */
  counted: [...columns.values()].flatMap(({ column }, place) => (column.count ? [place] : [])),
}))

/** Whether counts beside filters stay as they are after changes of single ads; `undefined` where only a new count can tell. */
export function areFacetsSame(
  found: Found,
): ((changes: readonly AdChange[]) => boolean) | undefined {
  const { segment, filters, text } = found
  const failed = failedFilters(segment, filters)
  if (!failed || text !== undefined) return undefined
  const { leftOut, counted } = partsOf(segment)
  /** Which filters it fails, where any count has it. */
  const failedOf = (state: AdState | undefined): string | undefined => {
    const keys = state && failed(state)
    return keys && (keys.length === 0 || leftOut.some((set) => keys.every((key) => set.has(key))))
      ? keys.join()
      : undefined
  }
  const stays = ({ before, after }: AdChange): boolean => {
    const [was, is] = [failedOf(before), failedOf(after)]
    if (was === undefined && is === undefined) return true
    return (
      was === is && counted.every((place) => isSame(before?.values[place], after?.values[place]))
    )
  }
  return (changes) => changes.every(stays)
}
