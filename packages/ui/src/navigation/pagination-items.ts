export interface PaginationItem {
  /** `null`: a gap. */
  page: number | null
  key: string
}

/** The shown pages: first, last, current and its neighbours; a gap hides at least two pages. */
export function paginationItems(page: number, pages: number): PaginationItem[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  )
  return offered.flatMap((one, index) => {
    const before = offered[index - 1] ?? 0
    const stop = { page: one, key: String(one) }
    if (one - before === 2) return [{ page: one - 1, key: String(one - 1) }, stop]
    return one - before > 2 ? [{ page: null, key: `before-${one}` }, stop] : [stop]
  })
}
