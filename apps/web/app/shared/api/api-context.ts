import { createContext, use } from 'react'
import { browserApi } from './browser-api.ts'

/** Components ask through this, so that tests can answer. */
export const ApiContext = createContext(browserApi)

export const useApi = () => use(ApiContext)
