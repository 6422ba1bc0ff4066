import type { ApiClient } from '@trassa/api-client/client'
import { createContext, use } from 'react'

/** Components ask the gateway through this, so that tests can answer. */
export const ApiContext = createContext<ApiClient | null>(null)

export function useApi(): ApiClient {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext above it')
  return api
}
