import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { ErrorCode } from '@trassa/contracts/errors'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom'
import { notFound, statusOf } from '../../lib/document/route-error.ts'
import { openGates } from '../../lib/hydration/hydrated-when-seen.tsx'
import { browserApi, createQueryClient, currentQueryClient } from './browser-api.ts'
import { failedWith } from './failed-with.ts'
import { requestContext } from './request-context.ts'
import { type SentQuery, sentQueries } from './sent-queries.ts'

export interface LoadContext {
  api: ApiClient
  queryClient: QueryClient
  url: URL
  params: Record<string, string | undefined>
  /** The page will be sent: what it holds of an answer may be less than the whole (`SentQuery`). */
  isServer?: true
}

/** What a page needs before it is shown: fills the query cache and gives the little that is not a query. */
export type Load<T> = (context: LoadContext) => Promise<T>

/** `queries`: the cache that the server's loader has filled; `null` in the browser, which has filled its own. */
export type Loaded<T> = T & { queries: SentQuery[] | null }

/**
 * One `Load` for both sides of a route:
 * `export const loader = serverLoad(load)` asks the gateway in this process and hands the cache over;
 * `export const clientLoader = clientLoad(load)` asks it from the browser on later navigations.
 */
export function serverLoad<T extends object>(load: Load<T>) {
  return async ({ context, url, params }: LoaderFunctionArgs): Promise<Loaded<T>> => {
    const queryClient = createQueryClient()
    const { api } = context.get(requestContext)
    const loaded = await load({ api, queryClient, url, params, isServer: true }).catch(
      (error: unknown) => {
        if (failedWith(error, 'server.unavailable')) throw unavailable()
        throw routeError(error)
      },
    )
    // Also what a loader would show as a failed part of its page.
    const queries = queryClient.getQueryCache().getAll()
    if (queries.some(({ state }) => failedWith(state.error, 'server.unavailable'))) {
      throw unavailable()
    }
    return { ...loaded, queries: sentQueries(queryClient) }
  }
}

/** The gateway has no database at the moment: search engines and proxies ask again. */
const unavailable = () => data('server.unavailable' satisfies ErrorCode, { status: 503 })

/**
 * What a loader throws for a failed call. A slug or an id that no call takes, read from the address: there is no such
 * page (domain §7). Another refusal answers with the call's own status (spec §8); failures stay errors, which are logged.
 */
function routeError(error: unknown): unknown {
  if (failedWith(error, 'request.invalid')) return notFound()
  const status = statusOf(error)
  const isRefusal = error instanceof Error && 'code' in error && status >= 400 && status < 500
  return isRefusal ? data(error.code, { status }) : error
}

export function clientLoad<T extends object>(load: Load<T>) {
  return async ({ url, params }: ClientLoaderFunctionArgs): Promise<Loaded<T>> => {
    openGates()
    const queryClient = currentQueryClient()
    const loaded = await load({ api: browserApi, queryClient, url, params }).catch(
      (error: unknown) => {
        throw failedWith(error, 'request.invalid') ? notFound() : error
      },
    )
    return { ...loaded, queries: null }
  }
}
