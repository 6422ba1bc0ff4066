// Who may import whom (docs/architecture.md). By pattern, so that a new feature needs no new rule.
const packages = (allowed) => `^packages/(?!(${allowed.join('|')})/)`

/** A package that may use only these packages of ours. */
const only = (name, allowed, extra = {}) => ({
  name: `${name}-layer`,
  severity: 'error',
  from: { path: `^packages/${name}/`, ...extra },
  to: { path: [packages([name, ...allowed]), '^apps/'] },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    only('contracts', []),
    only('catalog', ['contracts']),
    only('machines', ['contracts']),
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
      name: 'apps-are-islands',
      severity: 'error',
      comment: 'Apps never import each other, but for the site’s server, which mounts the gateway.',
      from: { path: '^apps/([^/]+)/', pathNot: ['^apps/web/server', '^apps/e2e/'] },
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
      name: 'lib-below-features',
      severity: 'error',
      from: { path: '^apps/(web/app|console/src/renderer)/lib/' },
      to: { path: '^apps/$1/(features|routes)/' },
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
      from: { path: '^apps/console/src/renderer/', pathNot: '\\.test\\.tsx?$' },
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
