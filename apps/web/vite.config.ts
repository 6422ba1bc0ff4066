import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markLogoFile } from './vite-mark-logos.ts'
import { pictogramFile } from './vite-pictograms.ts'
import { productionRouter } from './vite-production-router.ts'
import { shellChunk } from './vite-shell-chunk.ts'
import { thinCalls } from './vite-thin-calls.ts'
import { thinErrors } from './vite-thin-errors.ts'
import { thinIcons } from './vite-thin-icons.ts'
import { thinLinks } from './vite-thin-links.ts'

/**
 * Few chunks instead of seventy: together they compress by a tenth better, and a page of ads has at most
 * 150 KB for all of its script. A chunk is brought whole, so each holds what its pages really share: what
 * every page has, what shows ads, what finds them. The priority decides where a module would fit twice.
 */
const CHUNKS = [
  {
    name: 'constants',
    test: /contracts\/src\/(enumerations\/(ads|users|promotion-effects)|phone|description-length)\.ts|ui\/src\/text\/format-number/,
    priority: 6,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\//,
    priority: 5,
  },
  { name: shellChunk(import.meta.dirname), debugName: 'shell', priority: 4 },
  // Of the form and of filters; neither brings the other.
  { name: 'digits', test: /ui\/src\/text\/(caret|grouped-digits)/, minShareCount: 2, priority: 4 },
  // Of the form, of filters and of the city picker; none brings the others.
  { name: 'names', test: /catalog\/src\/names\//, minShareCount: 2, priority: 4 },
  { name: 'text-fields', test: /ui\/src\/fields\/(text|number)-(field|area)/, priority: 4 },
  // Of the forms; the lists take only types from these modules.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|contracts\/src\/(entities\/|values\.ts)/,
    priority: 5,
  },
  {
    name: 'catalog',
    test: /catalog\/src\/(ad-types\/load-form|engine\/(?!validation)|format\/(?!ad-state)|taxonomy\/(?!accusative|withdraw)|urls)|app\/(shared\/(addresses\/(?!legal)|api\/packed)|lib\/(?!browser\/(old-caches|own-zone|use-row-focus)))|group-options|ad-view\/ad-labels|dictionary-query|calls\/dictionaries|display\/skeleton/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'cards',
    test: /app\/shared\/ad-cards\/(?!vip\/|kept\/hidden-line|row\/(row-seller|row-phone|thumb-list))/,
    minShareCount: 2,
    priority: 2,
  },
  // Of lists and ads, which do not bring each other.
  { name: 'breadcrumbs', test: /ui\/src\/navigation\/breadcrumbs/, priority: 4 },
  // What the lists share, with everything that it needs.
  {
    name: 'lists',
    test: /features\/(seller\/|search\/(address\/(?!understood-words)|labels|landing\/(?!list-|other-cities|item-list)|list\/(?!ad-list|list-path|category-button|place-button|wider-list|quoted-filter)))|filters\/(filter-choice|most-popular|use-facets)/,
    minShareCount: 2,
    priority: 2,
  },
  // A list with its filters, which main pages have not.
  {
    name: 'ad-list',
    test: /search\/(list\/(ad-list|category-button|place-button)|landing\/list-facts|filters\/chip-row)/,
    priority: 1,
  },
  // Comes after the page, whose forms work without it.
  {
    name: 'filters',
    test: /search\/filters\/(controls\/|filter-panel)/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  publicDir: new URL('../../resources/site', import.meta.url).pathname,
  plugins: [
    tailwindcss(),
    reactRouter(),
    markLogoFile(),
    pictogramFile(),
    productionRouter(),
    thinCalls(),
    thinErrors(),
    thinIcons(),
    thinLinks(),
  ],
  build: { target: 'es2022' },
  // In development: a dependency that a lazy part brings later would reload the page.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
  environments: {
    // Bundled, for what stands in node_modules is React Router's development build, and icons that are not the site's own.
    ssr: { resolve: { noExternal: ['react-router', 'react-router-dom', 'lucide-react'] } },
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
