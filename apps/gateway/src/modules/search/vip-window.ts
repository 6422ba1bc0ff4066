const MINUTE_MS = 60_000

/**
 * Which VIP ads stand above a list at a moment: a window over a fixed order that moves on by one each minute. In as
 * many minutes as there are ads, each of them stands once in each place, so that all are shown equally often, also
 * where a narrow screen has room for the first places only.
 *
 * @param now milliseconds
 */
export function vipWindow<Id>(ids: readonly Id[], places: number, now: number): Id[] {
  const first = Math.floor(now / MINUTE_MS)
  const size = Math.min(places, ids.length)
  return Array.from({ length: size }, (_, place) => ids[(first + place) % ids.length] as Id)
}

/** When the window moves on that shows at a moment; milliseconds. */
export const vipTurnEnd = (now: number): number => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS
