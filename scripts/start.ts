// `npm start`: the whole product on its embedded default. Builds what changed, then runs the site's server.
import './lib/end-with-npm.mjs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { ROOT } from './lib/run.ts'

// The next start compiles nothing again: a third of its processor time.
enableCompileCache(join(ROOT, '.cache', 'compiled'))
const { readConfig } = await import('../apps/gateway/src/main/config.ts')
const { expectFreePort } = await import('../apps/gateway/src/platform/net/expect-free-port.ts')
try {
  // A build would take the files of a site that runs.
  await expectFreePort(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await buildWeb()
await import('../apps/web/server.ts')
