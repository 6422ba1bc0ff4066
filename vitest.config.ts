import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { markLogoFile } from './apps/web/vite-mark-logos.ts'
import { pictogramFile } from './apps/web/vite-pictograms.ts'

const fileAt = (path: string) => new URL(path, import.meta.url).pathname

/**
 * The files of one worker share its module graph (and document): importing the gateway for each of its
 * files took longer than their tests. What a file changes beyond its modules it puts back.
 */
const SHARED = {
  isolate: false,
  // A third of what the tests take they wait for processes, for PostgreSQL and for time to pass (docs/decisions/162).
  // More than a dozen would want more connections than their PostgreSQL should have.
  maxWorkers: Math.min(12, Math.ceil(availableParallelism() * 1.5)),
  // Tests leave little behind for long: a larger young generation is collected less often, and the threads that V8 gives its
  // collector would only wait for each other where all processors are busy (docs/decisions/162).
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  /** A test that starts processes takes seconds; on a busy machine each of them takes several times that. */
  testTimeout: 60_000,
}

const plugins = [react(), markLogoFile(), pictogramFile()]
const setupFiles = [fileAt('packages/ui/src/testing/dom-setup.ts')]

const NO_TESTS = '**/node_modules/**'
/** What renders on the server is written in JSX and has no document. */
const ON_SERVER = '**/*.server.test.tsx'
/** What is no component and yet uses the document, the address or the storage of a browser. */
const WITH_DOCUMENT = '**/*.dom.test.ts'
const GATEWAY = 'apps/gateway/**'

const components = (name: string, root: string) => ({
  plugins,
  test: {
    ...SHARED,
    name: `components: ${name}`,
    root,
    include: ['**/*.test.tsx'],
    exclude: [NO_TESTS, ON_SERVER],
    environment: 'jsdom' as const,
    setupFiles,
  },
})

/**
 * A worker has one project and one environment: the name of a file says which, and few projects start few workers
 * (docs/decisions/162).
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          ...SHARED,
          name: 'units',
          include: ['{apps,packages,scripts}/**/*.test.ts', ON_SERVER],
          exclude: [NO_TESTS, WITH_DOCUMENT, GATEWAY],
          environment: 'node',
          setupFiles,
        },
      },
      {
        plugins,
        test: {
          ...SHARED,
          name: 'units with a document',
          include: [WITH_DOCUMENT],
          environment: 'jsdom',
          setupFiles,
        },
      },
      components('packages', 'packages'),
      components('web', 'apps/web'),
      components('console', 'apps/console'),
      {
        test: {
          ...SHARED,
          name: 'gateway',
          root: 'apps/gateway',
          environment: 'node',
          globalSetup: [fileAt('apps/gateway/src/testing/global-setup.ts')],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
