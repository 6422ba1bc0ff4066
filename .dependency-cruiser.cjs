// Who may import whom (docs/architecture.md). By pattern, so that a new feature needs no new rule.
const packages = (allowed) => `^packages/(?!(${allowed.join('|')})/)`

/** A package that may use only these packages of ours. */
const only = (name, allowed, extra = {}) => ({
  name: `${name}-layer`,
  severity: 'error',
  from: { path: `^packages/${name}/`, ...extra },
  to: { path: [packages([name, ...allowed]), '^apps/'] },
})

/**
 * Which other modules a module of the gateway may import, by their `public.ts`. A line names only modules of
 * earlier lines, so the list has no circle; `requireOrder` checks that. What a lower module must cause in a
 * higher one goes through a slot that the lower one declares and `main/app.ts` fills (docs/decisions/040).
 */
const MODULES = {
  audit: [],
  reference: [],
  media: [],
  messaging: [],
  identity: ['audit', 'reference', 'media', 'messaging'],
  notifications: ['identity', 'messaging'],
  // What it is asked for is added by the modules above (`BotFeature`).
  'telegram-bot': ['identity', 'messaging'],
  ads: ['audit', 'reference', 'media', 'identity', 'notifications', 'telegram-bot'],
  complaints: ['identity', 'notifications', 'ads'],
  search: ['reference', 'ads'],
  understanding: ['reference', 'ads', 'search'],
  favorites: ['reference', 'identity', 'notifications', 'ads', 'search'],
  'saved-searches': ['reference', 'identity', 'notifications', 'ads', 'search'],
  mailings: [
    'audit',
    'reference',
    'messaging',
    'identity',
    'telegram-bot',
    'ads',
    'search',
    'understanding',
    'saved-searches',
  ],
  billing: ['audit', 'messaging', 'identity', 'notifications', 'ads'],
  feeds: ['audit', 'reference', 'media', 'identity', 'notifications', 'ads'],
  'stock-import': ['audit', 'reference', 'media', 'identity', 'notifications', 'ads', 'feeds'],
  moderation: [
    'audit',
    'reference',
    'media',
    'identity',
    'notifications',
    'ads',
    'complaints',
    'search',
    'billing',
  ],
  'operator-settings': ['audit', 'identity', 'moderation'],
  buyback: ['messaging'],
  'mail-forms': ['messaging'],
  // They ask the calls that they translate by their declarations (decision 195).
  'legacy-api': [],
  'pay-api': ['legacy-api'],
}

function requireOrder(modules) {
  const earlier = new Set()
  for (const [name, allowed] of Object.entries(modules)) {
    const later = allowed.filter((other) => !earlier.has(other))
    if (later.length > 0) throw new Error(`MODULES: ${name} names ${later} before their lines`)
    earlier.add(name)
  }
}
requireOrder(MODULES)

const MODULE_PATH = '^apps/gateway/src/modules/'
/** Tests and their helpers look behind the public faces of what they set up. */
const GATEWAY_TESTS = ['\\.test\\.ts$', '/testing/']

/** One rule per module: everything of other modules is forbidden but the public faces of the listed ones. */
const moduleRules = Object.entries(MODULES).map(([name, allowed]) => ({
  name: `module-${name}`,
  severity: 'error',
  from: { path: `${MODULE_PATH}${name}/`, pathNot: GATEWAY_TESTS },
  to: {
    path: MODULE_PATH,
    pathNot: [
      `${MODULE_PATH}${name}/`,
      ...(allowed.length > 0 ? [`${MODULE_PATH}(${allowed.join('|')})/public\\.ts$`] : []),
    ],
  },
}))

/** The folders of `understanding` from the lowest on: each imports from those before it alone (docs/decisions/206). */
const UNDERSTANDING = [
  'numbers',
  'corrections',
  'fields',
  'lexicon',
  'spans',
  'candidates',
  'reading',
  'meant',
  'nearest',
  'suggestions',
]
const layerRules = UNDERSTANDING.slice(0, -1).map((name, place) => ({
  name: `understanding-${name}`,
  severity: 'error',
  from: { path: `${MODULE_PATH}understanding/${name}/`, pathNot: GATEWAY_TESTS },
  to: { path: `${MODULE_PATH}understanding/(${UNDERSTANDING.slice(place + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...moduleRules,
    ...layerRules,
    {
      name: 'modules-are-listed',
      severity: 'error',
      comment: 'A new module gets its line in MODULES first.',
      from: { path: `${MODULE_PATH}(?!(${Object.keys(MODULES).join('|')})/)` },
      to: {},
    },
    {
      name: 'modules-are-entered-by-their-public-face',
      severity: 'error',
      from: { path: '^(apps|scripts)/', pathNot: [MODULE_PATH, ...GATEWAY_TESTS, '/bench/'] },
      to: { path: MODULE_PATH, pathNot: '/public\\.ts$' },
    },
    {
      name: 'platform-knows-no-marketplace',
      severity: 'error',
      from: { path: '^apps/gateway/src/platform/', pathNot: GATEWAY_TESTS },
      to: { path: '^apps/gateway/src/(modules|main)/' },
    },
    {
      name: 'modules-below-main',
      severity: 'error',
      from: { path: MODULE_PATH, pathNot: GATEWAY_TESTS },
      to: { path: '^apps/gateway/src/main/' },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      comment: 'Services, routes, commands and the composition ask repositories.',
      from: {
        path: ['\\.(service|routes|plugin)\\.ts$', '^apps/gateway/src/main/'],
        // The seeder of the demo writes rows of several modules at once.
        pathNot: [...GATEWAY_TESTS, '^apps/gateway/src/main/demo/'],
      },
      to: { path: 'node_modules/(pg|drizzle-orm)/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['^\\./\\+types/', '^virtual:', 'build/server', '\\.\\./build/'],
      },
    },
    {
      name: 'engine-knows-no-ad-type',
      severity: 'error',
      from: { path: '^packages/catalog/src/engine/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '^packages/catalog/src/ad-types/' },
    },
    only('contracts', []),
    only('catalog', ['contracts']),
    only('machines', ['contracts']),
    only('demo-data', ['contracts', 'catalog']),
    only('api-client', ['contracts']),
    only('ui', []),
    only('ad-form', ['contracts', 'catalog', 'api-client', 'ui']),
    {
      name: 'machines-know-no-outside',
      severity: 'error',
      from: { path: '^packages/machines/', pathNot: '\\.test\\.ts$' },
      to: { path: ['node_modules/(react|electron|fastify|@tanstack)', '^(fs|http|https|node:)'] },
    },
    {
      name: 'demo-data-only-in-the-demo',
      severity: 'error',
      comment:
        'A production install has no demo data: only what runs in demo mode or in development imports it.',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          '^packages/demo-data/',
          '^apps/gateway/src/main/demo/',
          '^apps/gateway/bench/',
          '^apps/web/server/greeting\\.ts$',
        ],
      },
      to: { path: '^packages/demo-data/' },
    },
    {
      name: 'demo-loaded-on-demand',
      severity: 'error',
      comment:
        'A static import of the seeder or of the demo data would load them in production mode too.',
      from: {
        path: '^apps/(gateway/src|web/server)/',
        pathNot: '^apps/gateway/src/main/demo/',
      },
      to: {
        path: ['^packages/demo-data/', '^apps/gateway/src/main/demo/'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      comment: 'Apps never import each other, but for the site’s server, which mounts the gateway.',
      from: { path: '^apps/([^/]+)/', pathNot: ['^apps/web/(dev-)?server', '^apps/e2e/'] },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'database-only-in-the-gateway',
      severity: 'error',
      from: { pathNot: ['^apps/gateway/', '^scripts/'] },
      to: { path: 'node_modules/(pg|drizzle-orm|pg-boss)/' },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^apps/(web/app|console/src/renderer)/features/([^/]+)/' },
      to: { path: '^apps/$1/features/', pathNot: '^apps/$1/features/$2/' },
    },
    {
      name: 'lib-below-shared',
      severity: 'error',
      from: { path: '^apps/(web/app|console/src/renderer)/lib/' },
      to: { path: '^apps/$1/(shared|features|routes|app)/' },
    },
    {
      name: 'shared-below-features',
      severity: 'error',
      from: { path: '^apps/(web/app|console/src/renderer)/shared/' },
      to: { path: '^apps/$1/(features|routes|app)/' },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^apps/web/app/features/' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'renderer-knows-no-electron',
      severity: 'error',
      from: { path: '^apps/console/src/renderer/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: [
          'node_modules/electron',
          '^(fs|path|os|child_process|http|https|crypto|node:)',
          '^apps/console/src/(main|preload)/',
        ],
      },
    },
    {
      name: 'preload-is-a-bridge',
      severity: 'error',
      from: { path: '^apps/console/src/preload/' },
      to: {
        path: ['^packages/', '^apps/console/src/(main|renderer)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'catalog-reads-disk-only-in-data-files',
      severity: 'error',
      from: { path: '^packages/catalog/src/', pathNot: ['-data\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^(fs|path|url|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(out|build|\\.react-router|dist)/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
