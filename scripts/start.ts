// `npm start`: the whole product on its embedded default. Builds what changed, then runs the site's server.
import './lib/end-with-npm.mjs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { ROOT } from './lib/run.ts'

await buildWeb()
// The next start compiles nothing again: a third of its processor time.
enableCompileCache(join(ROOT, '.cache', 'compiled'))
await import('../apps/web/server.ts')
