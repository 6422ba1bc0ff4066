// `npm start`: the whole product on its embedded default. Builds what changed, then runs the site's server.
import { buildWeb } from './lib/build-web.ts'

await buildWeb()
await import('../apps/web/server.ts')
