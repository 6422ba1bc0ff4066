import { oncePer } from '../../../platform/kept/once-per.ts'
import type { Found } from '../find-list.ts'
import type { AdChange, AdState } from '../live-index/ad-state.ts'
import { replacedFilters } from '../live-index/facets.ts'
import type { Segment } from '../live-index/segment.ts'
import { failedFilters } from './filter-test.ts'
import { type TextChanges, textChanges } from './text-changes.ts'

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

/** What tells of later changes where counts stay as they are after these; `undefined` where only a new count can tell. */
export type FacetChanges = (changes: readonly AdChange[]) => FacetChanges | undefined

/** Tells whether counts beside filters stay as they are after changes of single ads; `undefined` where only a new count can tell. */
export function facetChanges(found: Found): FacetChanges | undefined {
  const { segment, filters, match } = found
  const failed = failedFilters(segment, filters)
  if (!failed || match) return undefined
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
  const seenBy = (view: TextChanges): FacetChanges => {
    const own: FacetChanges = (changes) => {
      const { seen, rest } = view(changes, (state) => failedOf(state) !== undefined) ?? {}
      if (!rest || !seen?.every(stays)) return undefined
      return rest === view ? own : seenBy(rest)
    }
    return own
  }
  return seenBy(textChanges(found))
}
