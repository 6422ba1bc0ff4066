import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { RequestContext } from '../../app/shared/api/request-context.ts'
import type { Rendered } from '../kept-pages/kept-page.ts'
import type { PageRecord, RecordedApi } from '../kept-pages/page-record.ts'
import { sealScripts } from '../page-body/inline-scripts.ts'
import { createPage } from '../page-body/page.ts'
import { pagePolicy } from './page-policy.ts'
import { pageRequest } from './page-request.ts'

/** What `entry.server.tsx` exports besides the render function. */
interface EntryModule {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  requestContext: RouterContext<RequestContext>
  bodies: WeakMap<Response, Buffer>
}

/** The bundle of the pages. */
export type SiteBuild = ServerBuild & { entry: { module: EntryModule } }

/** What all pages of a process show alike. */
export type SiteSettings = Pick<RequestContext, 'publicUrl' | 'demo' | 'telegramBot' | 'botUrl'>

/** One page that is asked for. */
export interface PageVisit {
  url: URL
  method: string
  state: SiteState
  /** A client for this rendering alone. */
  api: RecordedApi
  onRenderError: (error: unknown) => void
}

/** Of a closed site: loaders run beside the one that says so, and must not wait for a database that is being replaced. */
const REFUSING_API: ApiClient = { ask: () => Promise.reject(new AppError('server.unavailable')) }

/** The bytes of a page, or of what React Router answers in its place. */
export const bodyOf = async (response: Response, { bodies }: EntryModule): Promise<Buffer> =>
  bodies.get(response) ?? Buffer.from(await response.arrayBuffer())

/** Renders pages of the bundle; each comes with what it was made of. */
export function createPageRenderer(build: SiteBuild, settings: SiteSettings) {
  const { requestContext, ...router } = build.entry.module
  const render = router.createRequestHandler(build, 'production')

  return async (visit: PageVisit, signal: AbortSignal): Promise<Rendered> => {
    const { url, method, state, onRenderError } = visit
    const { api, record } = visit.api
    let failedParts = 0
    const mark = randomBytes(16).toString('hex')
    const context = new router.RouterContextProvider()
    context.set(requestContext, {
      api: state.maintenance ? REFUSING_API : api,
      ...settings,
      ...state,
      mark,
      onRenderError: (error) => {
        failedParts += 1
        onRenderError(error)
      },
    })
    const response = await render(pageRequest(url, method, signal), context)
    const { body, hashes } = sealScripts(await bodyOf(response, build.entry.module), mark)
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': pagePolicy(hashes, settings.publicUrl),
    }
    return {
      page: createPage({ status: response.status, headers, body }),
      record: { ...record, isWhole: record.isWhole && failedParts === 0 } satisfies PageRecord,
    }
  }
}
