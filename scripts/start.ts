// `npm start`: the whole product on its embedded default. Builds what changed, then runs the site's server.
import './lib/end-with-npm.mjs'
import { buildWeb } from './lib/build-web.ts'

await buildWeb()
// Read by React when it is loaded: without it pages are rendered by its slow development build.
process.env.NODE_ENV ??= 'production'
await import('../apps/web/server.ts')
