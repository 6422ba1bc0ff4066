import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SERVER_ROUTER = '\0trassa:server-router'
const SERVER_LINK = fileURLToPath(import.meta.resolve('./app/lib/links/server-link.tsx'))

/** React Router writes it on each link and form, for browsers that ask for routes piece by piece; here they have all (`routeDiscovery`). */
const DISCOVER = /,?\s*"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g

/** Links without what nothing reads: on both sides an attribute, on the server all that makes a browser navigate. */
export function thinLinks(): Plugin[] {
  return [
    {
      name: 'trassa-server-links',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: (environment) => environment.name === 'ssr',
      resolveId: { filter: { id: /^react-router-dom$/ }, handler: () => SERVER_ROUTER },
      load: {
        filter: { id: /^\0trassa:server-router$/ },
        handler: () =>
          `export * from 'react-router'\nexport { Link } from ${JSON.stringify(SERVER_LINK)}`,
      },
    },
    {
      name: 'trassa-thin-links',
      apply: 'build',
      transform: {
        filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/, code: 'LinkWithRef' },
        handler(code) {
          const thin = code.replace(DISCOVER, '')
          if (thin.length === code.length) throw new Error('React Router writes no data-discover')
          return { code: thin, map: null }
        },
      },
    },
  ]
}
