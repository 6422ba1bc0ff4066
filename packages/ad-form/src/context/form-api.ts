import type { ApiClient } from '@trassa/api-client/client'
import { createContext, use } from 'react'

export const FormApiContext = createContext<ApiClient | null>(null)

/** The API client of the form's lists: over fetch on the site, over IPC in the console. */
export function useFormApi(): ApiClient {
  const api = use(FormApiContext)
  if (!api) throw new Error('useFormApi needs a FormApiContext above it')
  return api
}
