import { QueryClient } from '@tanstack/react-query'
import { type ApiClient, createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import { meQuery } from '@trassa/api-client/queries'
import type { TransportRequest } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { withCallReporting } from './with-call-reporting.ts'
import { withLoginAgain } from './with-login-again.ts'
import { withSessionHint } from './with-session-hint.ts'

const FRESH_MS = 30_000

/** One log session for the life of a tab (domain §1); the error alert shows it. */
export const logSession = globalThis.crypto.randomUUID()

/** Whose page this is. A browser has one session for all tabs: another user may have it meanwhile (docs/decisions/087). */
function shownUser({ method }: TransportRequest): Record<string, string> {
  const me = currentQueryClient().getQueryData(meQuery(browserApi).queryKey)
  return me && method !== 'GET' ? { 'x-user-id': me.id } : {}
}

/** The browser's client: it asks the gateway of the same origin. Never called while the server renders. */
export const browserApi: ApiClient = withCallReporting(
  withLoginAgain(
    withSessionHint(
      createApiClient(
        fetchTransport({
          bases: { gateway: '/gateway' },
          sessionId: logSession,
          headers: shownUser,
        }),
      ),
    ),
  ),
  logSession,
)

/** A refusal will be refused again; a lost connection may come back. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 &&
  error instanceof AppError &&
  (error.code === 'network.failed' || error.code.startsWith('server.'))

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthRetrying } },
  })
}

let browserClient: QueryClient | undefined

/** The tab's cache; on the server a new one every time, so that no visitor sees another's (style, habit 10). */
export function currentQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
