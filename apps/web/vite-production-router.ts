import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React Router's modules, by what they are imported as. */
const MODULES: Partial<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

/**
 * React Router's package names its development build for every condition, with checks and warnings that no visitor reads. A
 * build takes the one beside it.
 */
export function productionRouter(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const production = join(dirname(resolve('react-router/package.json')), 'dist/production')
  return {
    name: 'trassa-production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) => {
        const file = MODULES[id]
        return file ? join(production, file) : null
      },
    },
  }
}
