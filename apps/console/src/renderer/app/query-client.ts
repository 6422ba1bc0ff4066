import { QueryClient } from '@tanstack/react-query'
import { codeOf } from '../lib/failure-text.ts'

/** The bridge works without a network, and the server may be this computer: whether it answers is for each call to find out. */
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
