/**
 * Which of the photographs stand in another order: the fewest that explain it, those outside the longest common
 * subsequence of both orders.
 */
export function movedPhotos(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<string> {
  const common = after.filter((id) => before.includes(id))
  /** The longest row that ends with each photograph and keeps the order of before. */
  const rows: string[][] = []
  for (const id of common) {
    const place = before.indexOf(id)
    const ahead = rows.filter((row) => before.indexOf(row.at(-1) ?? '') < place)
    rows.push([...longest(ahead), id])
  }
  const kept = longest(rows)
  return new Set(common.filter((id) => !kept.includes(id)))
}

const longest = (rows: readonly string[][]): string[] =>
  rows.reduce((best, row) => (row.length > best.length ? row : best), [])
