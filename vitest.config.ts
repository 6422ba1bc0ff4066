import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { markLogoFile } from './apps/web/vite-mark-logos.ts'

/**
 * The files of one worker share its module graph (and document): importing the gateway for each of its
 * files took longer than their tests. What a file changes beyond its modules it puts back. A worker for
 * each processor: vitest leaves one idle by default, which is half of a small machine.
 */
const WORKERS = { isolate: false, maxWorkers: '100%' }

/** A test that starts processes takes seconds; on a busy machine each of them takes several times that. */
const TEST_TIMEOUT = 60_000

const nodeProject = (name: string, root: string) => ({
  test: { name, root, ...WORKERS, environment: 'node' as const, testTimeout: TEST_TIMEOUT },
})
/** Components (`*.test.tsx`) have a document; everything else does without, because making one takes longer than its tests. */
const reactProjects = (name: string, root: string, plugins: PluginOption[] = []) => {
  const shared = {
    root,
    ...WORKERS,
    testTimeout: TEST_TIMEOUT,
    setupFiles: [new URL('packages/ui/src/testing/dom-setup.ts', import.meta.url).pathname],
  }
  return [
    {
      plugins,
      test: { ...shared, name, include: ['**/*.test.ts'], environment: 'node' as const },
    },
    {
      plugins: [react(), ...plugins],
      test: {
        ...shared,
        name: `${name}: components`,
        include: ['**/*.test.tsx'],
        environment: 'jsdom' as const,
      },
    },
  ]
}

export default defineConfig({
  test: {
    projects: [
      nodeProject('scripts', 'scripts'),
      nodeProject('contracts', 'packages/contracts'),
      nodeProject('catalog', 'packages/catalog'),
      nodeProject('machines', 'packages/machines'),
      nodeProject('demo-data', 'packages/demo-data'),
      nodeProject('api-client', 'packages/api-client'),
      ...reactProjects('ui', 'packages/ui'),
      ...reactProjects('ad-form', 'packages/ad-form'),
      ...reactProjects('web', 'apps/web', [markLogoFile()]),
      ...reactProjects('console', 'apps/console'),
      {
        test: {
          name: 'gateway',
          root: 'apps/gateway',
          ...WORKERS,
          environment: 'node',
          globalSetup: [
            new URL('apps/gateway/src/testing/global-setup.ts', import.meta.url).pathname,
          ],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
