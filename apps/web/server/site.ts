import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { WORKER_PATH } from '../app/lib/browser/old-caches.ts'
import type { RequestContext } from '../app/shared/api/request-context.ts'
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts'
import { isDeferrable } from './is-deferrable.ts'
import { pagePolicy, WORKER_POLICY } from './page-policy.ts'
import { pageRequest } from './page-request.ts'
import { phoneForm } from './phone-form.ts'
import {
  createRenderQueue,
  RenderingShed,
  type RenderLimits,
  type ShedReason,
} from './render-queue.ts'

/** Of a page that found no database (domain §1) or no time to be rendered; maintenance says its own time. */
const RETRY_SECONDS = 5

/** Of a closed site: loaders run beside the one that says so, and must not wait for a database that is being replaced. */
const REFUSING_API: ApiClient = { ask: () => Promise.reject(new AppError('server.unavailable')) }

/** The bundle with what its `entry.server.tsx` exports besides the render function. */
export type SiteBuild = ServerBuild & {
  entry: { module: { requestContext: RouterContext<RequestContext> } }
}

export interface SiteOptions {
  build: SiteBuild
  /** Where the build left the browser's files. */
  clientFolder: string
  /** The gateway, asked for the visitor of a page. */
  apiFor: (request: FastifyRequest) => ApiClient
  publicUrl: string
  demo: boolean
  telegramBot: string | null
  botUrl: string | null
  siteState: () => Promise<SiteState>
  /** How many pages are rendered at once, and how many wait (docs/decisions/049). */
  rendering: RenderLimits
  onShed?: ((reason: ShedReason) => void) | undefined
}

/**
 * The pages of the site and their files. Pages only read: every change goes to the gateway, so
 * other methods than GET and HEAD have no route here but for the form that asks for a phone.
 */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { clientFolder, publicUrl } = options
  const { requestContext } = options.build.entry.module
  const render = createRequestHandler(options.build, 'production')
  const queue = createRenderQueue(options.rendering)

  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(WORKER_PATH)) reply.header('content-security-policy', WORKER_POLICY)
  })
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  await app.register(staticFiles, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    index: false,
  })
  await app.register(staticFiles, {
    root: clientFolder,
    wildcard: false,
    maxAge: '1h',
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**'],
  })

  // Asked for by what reads no page: feed readers, messengers, old browsers.
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon-32.png', 301),
  )
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage })
  await app.register(phoneForm, { publicUrl, sendPage })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const aborted = new AbortController()
    reply.raw.on('close', () => aborted.abort())
    const { signal } = aborted
    const page = await queue
      .run(() => renderPage(request, signal), {
        signal,
        isDeferrable: isDeferrable(request.headers),
      })
      .catch(busyPage)
    reply.status(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    if (page.status === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_SECONDS)
    }
    reply.header('content-security-policy', page.policy)
    // Outside the queue: a visitor who reads slowly keeps no other from being served.
    return reply.send(page.body)
  }

  async function renderPage(request: FastifyRequest, signal: AbortSignal): Promise<Page> {
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    const { demo, telegramBot, botUrl } = options
    const state = await options.siteState()
    context.set(requestContext, {
      api: state.maintenance ? REFUSING_API : options.apiFor(request),
      publicUrl,
      demo,
      telegramBot,
      botUrl,
      ...state,
      nonce,
      onRenderError: (err) => request.log.error({ err }, 'A part of a page failed'),
    })
    const response = await render(pageRequest(request, publicUrl, signal), context)
    const { status, headers } = response
    const body = Buffer.from(await response.arrayBuffer())
    return { status, headers, body, policy: pagePolicy(nonce, publicUrl) }
  }

  function busyPage(error: unknown): Page {
    if (!(error instanceof RenderingShed)) throw error
    options.onShed?.(error.reason)
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    return { status: 503, headers, body: Buffer.from(BUSY_PAGE), policy: BUSY_PAGE_POLICY }
  }
}

interface Page {
  status: number
  headers: Headers
  body: Buffer
  /** Its content security policy. */
  policy: string
}
