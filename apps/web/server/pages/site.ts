import { join } from 'node:path'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WORKER_PATH } from '../../app/lib/browser/old-caches.ts'
import { type PageVisitor, pageVisitor } from '../inject-transport.ts'
import type { Rendered } from '../kept-pages/kept-page.ts'
import { createKeptPages, isKeepable, type KeptPagesOptions } from '../kept-pages/kept-pages.ts'
import type { RecordedApi } from '../kept-pages/page-record.ts'
import { publicAddress } from '../kept-pages/public-address.ts'
import { cacheHeaders } from '../page-body/cache-headers.ts'
import { createPage } from '../page-body/page.ts'
import { sendPage } from '../page-body/send-page.ts'
import { phoneForm } from '../phone-form.ts'
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts'
import { isDeferrable } from './is-deferrable.ts'
import { WORKER_POLICY } from './page-policy.ts'
import { pageUrl } from './page-url.ts'
import { createPageRenderer, type SiteBuild, type SiteSettings } from './render-page.ts'
import {
  createRenderQueue,
  RenderingShed,
  type RenderLimits,
  type ShedReason,
} from './render-queue.ts'

export interface SiteOptions extends SiteSettings {
  build: SiteBuild
  /** Where the build left the browser's files. */
  clientFolder: string
  /** The gateway, asked for the visitor of a page. */
  apiFor: (visitor: PageVisitor, log: FastifyBaseLogger) => RecordedApi
  siteState: () => Promise<SiteState>
  /** How many pages are rendered at once, and how many wait (docs/decisions/049). */
  rendering: RenderLimits
  /** What is kept of them, and for how long elsewhere (docs/decisions/167). */
  keeping: Omit<KeptPagesOptions, 'now'> & { cdnSeconds: number }
  onShed?: ((reason: ShedReason) => void) | undefined
}

/**
 * The pages of the site and their files. Pages only read: every change goes to the gateway, so
 * other methods than GET and HEAD have no route here but for the form that asks for a phone.
 */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const answerPage = createPageAnswers(options)
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(WORKER_PATH)) reply.header('content-security-policy', WORKER_POLICY)
  })
  await app.register(siteFiles, options)
  // Asked for by what reads no page: feed readers, messengers, old browsers.
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon-32.png', 301),
  )
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage })
  await app.register(phoneForm, { publicUrl: options.publicUrl, sendPage: answerPage })
}

/** What the build left for browsers, compressed here where it was not by the build. */
async function siteFiles(
  app: FastifyInstance,
  { clientFolder }: Pick<SiteOptions, 'clientFolder'>,
): Promise<void> {
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
}

/** Answers requests for pages: with one that is kept, or by rendering it in its turn. */
function createPageAnswers(options: SiteOptions) {
  const { build, publicUrl, keeping, apiFor } = options
  const renderPage = createPageRenderer(build, options)
  const queue = createRenderQueue(options.rendering)
  const keptPages = createKeptPages({ ...keeping, now: () => performance.now() })
  const publicHeaders = cacheHeaders(keeping.cdnSeconds)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = pageVisitor(request)
    const state = await options.siteState()
    const siteState = JSON.stringify(state)
    const url = pageUrl(request.url, publicUrl)
    const isShared = request.method !== 'POST' && !state.maintenance
    const address = isShared ? publicAddress(url) : null
    const page = address === null ? null : { address, siteState, network: visitor.address }
    const kept = page && (await keptPages.current(page))
    if (kept) return sendPage(request, reply, kept.page, publicHeaders)

    const wait = waitOf(request, reply)
    const render = (signal: AbortSignal, onBegun?: () => void): Promise<Rendered> =>
      queue.run(
        () => {
          onBegun?.()
          const api = apiFor(visitor, request.log)
          const visit = { url, method: request.method, state, api }
          return renderPage({ ...visit, onRenderError: logger(request) }, signal)
        },
        { ...wait, signal },
      )
    try {
      const rendered =
        page === null
          ? await render(wait.signal)
          : await keptPages.render({ ...page, ...wait, render })
      const isPublic = page !== null && isKeepable(rendered)
      return await sendPage(request, reply, rendered.page, isPublic ? publicHeaders : null)
    } catch (error) {
      if (!(error instanceof RenderingShed)) throw error
      options.onShed?.(error.reason)
      return await sendPage(request, reply, BUSY, null)
    }
  }
}

/** How a visitor waits for a page. */
function waitOf({ headers }: FastifyRequest, reply: FastifyReply) {
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  return { signal: gone.signal, isDeferrable: isDeferrable(headers) }
}

const logger =
  ({ log }: FastifyRequest) =>
  (err: unknown) =>
    log.error({ err }, 'A part of a page failed')

const BUSY = createPage({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': BUSY_PAGE_POLICY,
  },
  body: Buffer.from(BUSY_PAGE),
})
