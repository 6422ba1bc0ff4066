import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { markLogoFiles } from './apps/web/vite-mark-logos.ts'

const nodeProject = (name: string, root: string) => ({
  test: { name, root, environment: 'node' as const },
})
const reactProject = (name: string, root: string, plugins: PluginOption[] = []) => ({
  plugins: [react(), ...plugins],
  test: {
    name,
    root,
    environment: 'jsdom' as const,
    // Testing Library unmounts by itself where it finds a global afterEach; tests still import what they use.
    globals: true,
    setupFiles: [new URL('scripts/vitest-dom-setup.ts', import.meta.url).pathname],
  },
})

export default defineConfig({
  test: {
    projects: [
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
