import { QueryClient } from '@tanstack/react-query'
import { codeOf } from '../lib/failure-text.ts'

/** `networkMode: 'always'`: the browser's online state says nothing about the bridge or a server on this computer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && codeOf(error) === 'server.unavailable',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
