import type { PagedAd } from './list-page.ts'

/** Why each ad of a page stands where it does, for developers; `undefined` for a list that is not ordered by relevance. */
export function reasonsOf(shown: readonly PagedAd[]): string[] | undefined {
  const reasons = shown.flatMap(({ reason, key }) =>
    reason === undefined ? [] : [`${reason}; поднято ${new Date(key).toISOString()}`],
  )
  return reasons.length > 0 ? reasons : undefined
}
