import type { QueryClient } from '@tanstack/react-query'

/** The first keys of queries that belong neither to a user nor to a server; `me` is set to "logged out". */
const COMMON_QUERIES = ['settings', 'me']

/** Removes what was read with a session, so that the next user sees no data of the former one. */
export const removePrivateQueries = (client: QueryClient): void =>
  client.removeQueries({
    predicate: ({ queryKey }) => !COMMON_QUERIES.includes(String(queryKey[0])),
  })
