import type { QueryClient } from '@tanstack/react-query'

/** The first keys of queries that do not belong to a user; `me` is set to "logged out". */
const PUBLIC_QUERIES = ['settings', 'me', 'cities', 'dictionary']

/** Removes what was read with a session, so that the next user sees no data of the former one. */
export const removePrivateQueries = (client: QueryClient): void =>
  client.removeQueries({
    predicate: ({ queryKey }) => !PUBLIC_QUERIES.includes(String(queryKey[0])),
  })
