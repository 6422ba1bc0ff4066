import { queryOptions } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { understandQuery } from '@trassa/contracts/calls/typed-queries'
import type { ApiClient } from './client.ts'

/** The list that typed words mean. */
export const understoodQuery = (
  api: ApiClient,
  query: CallArguments<typeof understandQuery, 'input'>['query'],
) =>
  queryOptions({
    queryKey: ['understood', query],
    queryFn: ({ signal }) => api.ask(understandQuery, { query }, { signal }),
    // A page's loader returns it, so that it is not sent once more for the cache.
    meta: { inLoaderData: true },
  })
