import { createApiClient } from '@trassa/api-client/client'
import { botUrlOf } from '@trassa/gateway/main/bot-url'
import type { Config } from '@trassa/gateway/main/config'
import { createPanelPictures, openFileStorage } from '@trassa/gateway/modules/media/public'
import { createKeptFigures } from '@trassa/gateway/platform/kept/kept-figures'
import type { Metrics } from '@trassa/gateway/platform/metrics/metrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adQr } from './ad-qr.routes.ts'
import { injectTransport, type PageVisitor, pageVisitor } from './inject-transport.ts'
import { recordingApi } from './kept-pages/page-record.ts'
import { legalPdfs } from './legal/legal-pdfs.ts'
import type { SiteBuild } from './pages/render-page.ts'
import { type SiteOptions, site } from './pages/site.ts'
import { robots } from './seo/robots.routes.ts'
import { rss } from './seo/rss.routes.ts'
import { sitemaps } from './seo/sitemap.routes.ts'
import { sharePictures } from './share-pictures/share-pictures.routes.ts'
import { createSiteState } from './site-state.ts'

const BUILD = new URL('../build/', import.meta.url)

/**
 * One computes while the others wait for their calls: enough that a few pages whose calls are slow, such as those of
 * rare words, do not hold every place.
 */
const RENDERINGS_AT_ONCE = 8
/** More than a process renders while they wait: most of a longer line would wait in vain. */
const RENDERINGS_IN_LINE = 100

/** Who asks for what all pages show alike. */
const SITE: PageVisitor = { address: '127.0.0.1', userAgent: undefined, sessionId: 'site' }

/** What a build leaves: the pages, and the folder of the browser's files. */
type Bundle = Pick<SiteOptions, 'build' | 'clientFolder'>

const builtSite = async (): Promise<Bundle> => ({
  build: (await import(new URL('server/index.js', BUILD).href)) as SiteBuild,
  clientFolder: new URL('client', BUILD).pathname,
})

interface MountOptions {
  metrics?: Metrics | undefined
  /** That of the build by default. */
  bundle?: Bundle
}

/** The built site on a server that has the gateway already; its pages ask it in process. */
export async function mountSite(
  app: FastifyInstance,
  config: Config,
  { metrics, bundle }: MountOptions = {},
): Promise<void> {
  const transportOf = (visitor: PageVisitor) =>
    injectTransport(app, { gateway: config.gatewayBase }, visitor)
  const apiFor = (request: FastifyRequest) => createApiClient(transportOf(pageVisitor(request)))
  const { publicUrl, filesBase } = config
  const pages = createKeptFigures()
  metrics?.watchKept({ pages })
  await app.register(legalPdfs, { publicUrl })
  await app.register(adQr, { publicUrl })
  await app.register(robots, { publicUrl })
  await app.register(sitemaps, { apiFor, publicUrl })
  await app.register(rss, { apiFor, publicUrl, filesBase })
  await app.register(sharePictures, {
    apiFor,
    makePicture: createPanelPictures(openFileStorage(config)),
  })
  await app.register(site, {
    ...(bundle ?? (await builtSite())),
    apiFor: (visitor, log) =>
      recordingApi(app, { transport: transportOf(visitor), address: visitor.address, log }),
    publicUrl,
    demo: config.mode === 'demo',
    telegramBot: config.telegram?.name ?? null,
    botUrl: botUrlOf(config) ?? null,
    siteState: createSiteState(createApiClient(transportOf(SITE)), config),
    rendering: {
      running: RENDERINGS_AT_ONCE,
      waiting: RENDERINGS_IN_LINE,
      waitMs: config.pageWaitMs,
    },
    keeping: {
      maxBytes: config.keptPagesBytes,
      cdnSeconds: config.pageCdnSeconds,
      source: app.answerSource,
      figures: pages,
      onChecked: metrics?.countPageCheck,
    },
    onShed: metrics?.countShed,
  })
}
