interface Ranked {
  /** The place among the popular ones; absent or `null` for all others. */
  popularity?: number | null
}

/** The popular rows of a dictionary, the most popular first. */
export const mostPopular = <T extends Ranked>(rows: readonly T[]): T[] =>
  rows
    .filter(({ popularity }) => typeof popularity === 'number')
    .toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0))
