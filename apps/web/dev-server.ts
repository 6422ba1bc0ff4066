import { readConfig } from '@trassa/gateway/main/config'
import { startDevSite } from './server/dev-site.ts'
import { greeting } from './server/greeting.ts'

/** The site for developing it, before the gateway at `DEV_GATEWAY_URL` (scripts/lib/develop.ts). */
const config = readConfig(process.env)
const { DEV_GATEWAY_URL } = process.env
if (!DEV_GATEWAY_URL) throw new Error('DEV_GATEWAY_URL is set by `npm run dev`')

const stop = await startDevSite(config, DEV_GATEWAY_URL)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
process.stdout.write(await greeting(config))
