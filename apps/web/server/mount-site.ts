import { createApiClient } from '@trassa/api-client/client'
import type { Config } from '@trassa/gateway/main/config'
import type { FastifyInstance } from 'fastify'
import { injectTransport } from './inject-transport.ts'
import { type SiteBuild, site } from './site.ts'

const BUILD = new URL('../build/', import.meta.url)

/** The built site on a server that has the gateway already; its pages ask it in process. */
export async function mountSite(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(site, {
    build: (await import(new URL('server/index.js', BUILD).href)) as SiteBuild,
    clientFolder: new URL('client', BUILD).pathname,
    apiFor: ({ ip, id, headers }) => {
      const visitor = { address: ip, userAgent: headers['user-agent'], sessionId: id }
      return createApiClient(injectTransport(app, { gateway: config.gatewayBase }, visitor))
    },
    publicUrl: config.publicUrl,
    demo: config.mode === 'demo',
    telegramBot: config.telegram?.name ?? null,
    maintenance: config.maintenance,
  })
}
