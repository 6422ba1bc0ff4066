import { QueryCache, QueryClient } from '@tanstack/react-query'
import { codeOf } from '../../shared/failures.ts'

/** `networkMode: 'always'`: the browser's online state says nothing about the bridge or a server on this computer. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The login gate reads what the session needs now.
        if (codeOf(error) === 'session.second_factor') {
          void client.invalidateQueries({ queryKey: ['me'] })
        }
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && codeOf(error) === 'server.unavailable',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
