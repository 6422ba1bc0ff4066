import { queryOptions } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import type { ApiClient } from './client.ts'

const SUGGESTIONS_MS = 60_000

/** What a query that is being typed may go on to. */
export const suggestionsQuery = (
  api: ApiClient,
  query: CallArguments<typeof suggestQueries, 'input'>['query'],
) =>
  queryOptions({
    queryKey: ['suggestions', query],
    queryFn: async ({ signal }) => (await api.ask(suggestQueries, { query }, { signal })).items,
    staleTime: SUGGESTIONS_MS,
    retry: false,
  })
