import { isDeepStrictEqual } from 'node:util'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'

/** The fields that differ; an absent one and a cleared one are the same. */
export function changedFields(before: Fields, after: Fields): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null))
}

export const isSameFields = (before: Fields, after: Fields): boolean =>
  changedFields(before, after).length === 0

/** Whether two contents are equal. */
export function isSameContent(
  { fields: before, ...common }: AdInput,
  { fields: after, ...other }: AdInput,
): boolean {
  return isSameFields(common, other) && isSameFields(before, after)
}
