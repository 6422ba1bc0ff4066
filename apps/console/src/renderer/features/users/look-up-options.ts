/** How long what was read is shown without being read again, in milliseconds. */
const FRESH_MS = 5 * 60_000

/** Options of queries that the gateway logs as look-ups: only a person's wish or a change repeats them. */
export const LOOK_UP = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The same for lists that are read page by page. */
export const LOOK_UP_PAGES = {
  ...LOOK_UP,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
}
