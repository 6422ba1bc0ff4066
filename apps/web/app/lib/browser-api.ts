import { createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'

/** One log session for the life of a tab (domain §1); the error alert shows it. */
export const logSession = crypto.randomUUID()

/** The browser's client: it asks the gateway of the same origin. */
export const browserApi = createApiClient(fetchTransport({ base: '/gateway', sessionId: logSession }))
