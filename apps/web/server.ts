import { createApiClient } from '@trassa/api-client/client'
import { mountBackend } from '@trassa/gateway/backend'
import { readConfig } from '@trassa/gateway/config'
import { runServer } from '@trassa/gateway/run-server'
import { greeting } from './server/greeting.ts'
import { injectTransport } from './server/inject-transport.ts'
import { type SiteBuild, site } from './server/site.ts'

/** The site with the gateway and the file storage embedded: one process, one port. */
const config = await runServer(
  () => readConfig(process.env),
  async (app, config) => {
    await mountBackend(app, config)
    await app.register(site, {
      build: (await import(new URL('build/server/index.js', import.meta.url).href)) as SiteBuild,
      clientFolder: new URL('build/client', import.meta.url).pathname,
      api: createApiClient(injectTransport(app, config.gatewayBase)),
      publicUrl: config.publicUrl,
      demo: config.mode === 'demo',
      telegramBot: config.telegram?.name ?? null,
      maintenance: config.maintenance,
    })
  },
)
process.stdout.write(greeting(config))
