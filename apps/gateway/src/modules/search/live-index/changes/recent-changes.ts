import type { AdChange } from '../ad-state.ts'

/** Changes of a type that are remembered at least. */
const REMEMBERED = 500

export type RecentChanges = ReturnType<typeof createRecentChanges>

/** The last changes of the ads of one type. */
export function createRecentChanges() {
  let recent: AdChange[] = []
  return {
    add: (change: AdChange): void => {
      recent.push(change)
      if (recent.length > 2 * REMEMBERED) recent = recent.slice(-REMEMBERED)
    },
    clear: (): void => {
      recent = []
    },
    /** The last `count` changes; `undefined` where not all of them are remembered. */
    last: (count: number): readonly AdChange[] | undefined =>
      count > recent.length ? undefined : recent.slice(recent.length - count),
  }
}
