import './server/production.ts'
import { mountBackend } from '@trassa/gateway/main/backend'
import { readConfig } from '@trassa/gateway/main/config'
import { runServer } from '@trassa/gateway/main/run-server'
import { greeting } from './server/greeting.ts'
import { mountSite } from './server/mount-site.ts'

/**
 * The site with the gateway and the file storage embedded: one process, one port. With `ROLE=worker` only
 * the jobs run.
 */
const config = await runServer(
  () => readConfig(process.env),
  async (app, config) => {
    const metrics = await mountBackend(app, config)
    if (config.role !== 'worker') await mountSite(app, config, { metrics })
  },
)
process.stdout.write(await greeting(config))
