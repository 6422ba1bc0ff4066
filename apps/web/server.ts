import { createApiClient } from '@trassa/api-client/client'
import { openBackend } from '@trassa/gateway/backend'
import { readConfig } from '@trassa/gateway/config'
import { createFastify } from '@trassa/gateway/fastify'
import type { ServerBuild } from 'react-router'
import { injectTransport } from './server/inject-transport.ts'
import { runServer } from './server/run-server.ts'
import { site } from './server/site.ts'

/** The site with the gateway and the file storage embedded: one process, one port. */
await runServer(async () => {
  const config = readConfig(process.env)
  const backend = await openBackend(config)
  const app = createFastify(config)
  app.addHook('onClose', backend.stop)
  await backend.mount(app)
  await app.register(site, {
    build: (await import(new URL('build/server/index.js', import.meta.url).href)) as ServerBuild,
    clientFolder: new URL('build/client', import.meta.url).pathname,
    api: createApiClient(injectTransport(app, config.gatewayBase)),
    publicUrl: config.publicUrl,
    demo: config.mode === 'demo',
  })
  return { app, config }
})
