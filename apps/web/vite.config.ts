import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markLogoFiles } from './vite-mark-logos.ts'
import { thinCalls } from './vite-thin-calls.ts'
import { thinErrors } from './vite-thin-errors.ts'

/**
 * Few chunks instead of seventy: together they compress by a tenth better, and a list page has at
 * most 150 KB for all of its script.
 */
const CHUNKS = [
  { name: 'enumerations', test: /contracts\/src\/enumerations\/(ads|users)\.ts/, priority: 4 },
  // Of the forms; the lists take only types from these modules.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|contracts\/src\/(entities\/|values\.ts)/,
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\//,
    priority: 2,
  },
  // What the lists share, with everything that it needs; lazy parts have one user and stay apart.
  {
    name: 'lists',
    test: /app\/(features\/(search|seller)|shared\/ad-cards)\//,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  publicDir: new URL('../../resources/site', import.meta.url).pathname,
  plugins: [tailwindcss(), reactRouter(), markLogoFiles(), thinCalls(), thinErrors()],
  build: { target: 'es2022' },
  // In development: a dependency that a lazy part brings later would reload the page.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Unused schemas must not bring zod into the bundle.
          treeshake: { manualPureFunctions: ['z', 'defineCall', 'pageOf'] },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
})
