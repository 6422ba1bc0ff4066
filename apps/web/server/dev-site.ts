import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import { botUrlOf } from '@trassa/gateway/main/bot-url'
import type { Config } from '@trassa/gateway/main/config'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { pageRequest } from './pages/page-request.ts'
import { pageUrl } from './pages/page-url.ts'
import { bodyOf, type SiteBuild } from './pages/render-page.ts'
import { createSiteState } from './site-state.ts'
import { untilAnswering } from './until-answering.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const SERVER_BUILD = 'virtual:react-router/server-build'
/** What the gateway's server has beside its bases. */
const PAGES_OF_THE_GATEWAY = ['/dev/outbox', '/health/']

/**
 * The site in Vite's development mode on the port of `config`: components are replaced in the open page,
 * what the server renders is read anew. Calls, files and the dev mailbox are proxied to a gateway at `gatewayUrl`, so that the
 * browser sees one origin; while that gateway restarts, requests wait for it.
 *
 * @returns what stops it.
 */
export async function startDevSite(
  config: Config,
  gatewayUrl: string,
): Promise<() => Promise<void>> {
  const server = createServer()
  const { gatewayBase, filesBase, legacyBase, payBase } = config
  const passedOn = [gatewayBase, filesBase, legacyBase, payBase, ...PAGES_OF_THE_GATEWAY]
  const vite = await createVite({
    root: WEB,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      proxy: Object.fromEntries(passedOn.map((base) => [base, { target: gatewayUrl }])),
    },
  })
  const render = pageRenderer(vite, config, gatewayUrl)
  server.on('request', async (request, response) => {
    if (passedOn.some((base) => request.url?.startsWith(base))) await untilAnswering(gatewayUrl)
    vite.middlewares(request, response, () => void render(request, response))
  })
  await untilAnswering(gatewayUrl)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  return async () => {
    await vite.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Renders a page with the bundle as it is now; a failure is shown with its stack in the sources. */
function pageRenderer(vite: ViteDevServer, config: Config, gatewayUrl: string) {
  const { publicUrl } = config
  const api = createApiClient(
    fetchTransport({
      bases: { gateway: `${gatewayUrl}${config.gatewayBase}` },
      sessionId: randomUUID(),
      fetch: async (...request) => {
        await untilAnswering(gatewayUrl)
        return fetch(...request)
      },
    }),
  )
  const siteState = createSiteState(api, config)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method = 'GET' } = request
    const aborted = new AbortController()
    response.on('close', () => aborted.abort())
    try {
      const build = await currentBuild(vite)
      const { createRequestHandler, RouterContextProvider, requestContext } = build.entry.module
      const context = new RouterContextProvider()
      context.set(requestContext, {
        api,
        mark: '',
        publicUrl,
        demo: config.mode === 'demo',
        telegramBot: config.telegram?.name ?? null,
        botUrl: botUrlOf(config) ?? null,
        ...(await siteState()),
        onRenderError: (error) => process.stderr.write(`${inspect(error)}\n`),
      })
      const page = await createRequestHandler(build, 'development')(
        pageRequest(pageUrl(url, publicUrl), method, aborted.signal),
        context,
      )
      response.writeHead(page.status, Object.fromEntries(page.headers))
      response.end(await bodyOf(page, build.entry.module))
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.stack : String(error))
    }
  }
}

async function currentBuild({ environments }: ViteDevServer): Promise<SiteBuild> {
  const { ssr } = environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment to render in')
  return ssr.runner.import(SERVER_BUILD)
}
