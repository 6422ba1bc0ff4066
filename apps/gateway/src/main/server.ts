import { mountBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'

/**
 * The gateway by itself, for a site that talks to it by its address; with `ROLE=worker` a worker by itself.
 */
await runServer(
  () => readConfig(process.env),
  async (app, config) => {
    await mountBackend(app, config)
  },
)
