import { isDeepStrictEqual } from 'node:util'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'

/** The fields that differ; an absent one and a cleared one are the same. */
export function changedFields(before: Fields, after: Fields): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null))
}

export const isSameFields = (before: Fields, after: Fields): boolean =>
  changedFields(before, after).length === 0

/** The keys of what differs: the common ones, then those of the type's fields. */
export const changedContent = (
  { fields: before, ...common }: AdInput,
  { fields: after, ...other }: AdInput,
): string[] => [...changedFields(common, other), ...changedFields(before, after)]

/** Whether two contents are equal. */
export const isSameContent = (before: AdInput, after: AdInput): boolean =>
  changedContent(before, after).length === 0
