import { queryOptions } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import type { ApiClient } from './client.ts'

const SUGGESTIONS_MS = 60_000

/** Nothing is suggested as long as a server that has just started makes its names, too. */
const freshFor = (items: readonly Suggestion[] | undefined): number =>
  items?.length === 0 ? 0 : SUGGESTIONS_MS

/** What a query that is being typed may go on to. */
export const suggestionsQuery = (
  api: ApiClient,
  query: CallArguments<typeof suggestQueries, 'input'>['query'],
) =>
  queryOptions({
    queryKey: ['suggestions', query],
    queryFn: async ({ signal }) => (await api.ask(suggestQueries, { query }, { signal })).items,
    staleTime: ({ state }) => freshFor(state.data),
    retry: false,
  })
