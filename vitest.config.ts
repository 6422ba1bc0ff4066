import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { markLogoFiles } from './apps/web/vite-mark-logos.ts'

/**
 * The files of one worker share its module graph (and document): importing the gateway for each of its
 * files took longer than their tests. What a file changes beyond its modules it puts back.
 */
const isolate = false

const nodeProject = (name: string, root: string) => ({
  test: { name, root, isolate, environment: 'node' as const },
})
const reactProject = (name: string, root: string, plugins: PluginOption[] = []) => ({
  plugins: [react(), ...plugins],
  test: {
    name,
    root,
    isolate,
    environment: 'jsdom' as const,
    setupFiles: [new URL('packages/ui/src/testing/dom-setup.ts', import.meta.url).pathname],
  },
})

export default defineConfig({
  test: {
    projects: [
      nodeProject('scripts', 'scripts'),
      nodeProject('contracts', 'packages/contracts'),
      nodeProject('catalog', 'packages/catalog'),
      nodeProject('machines', 'packages/machines'),
      nodeProject('demo-data', 'packages/demo-data'),
      nodeProject('api-client', 'packages/api-client'),
      reactProject('ui', 'packages/ui'),
      reactProject('ad-form', 'packages/ad-form'),
      reactProject('web', 'apps/web', [markLogoFiles()]),
      reactProject('console', 'apps/console'),
      {
        test: {
          name: 'gateway',
          root: 'apps/gateway',
          isolate,
          environment: 'node',
          globalSetup: [
            new URL('apps/gateway/src/testing/global-setup.ts', import.meta.url).pathname,
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
