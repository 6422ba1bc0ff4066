import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import electron from 'electron/package.json' with { type: 'json' }
import { defineConfig } from 'electron-vite'

const source = (path: string) => resolve(import.meta.dirname, 'apps/console/src', path)
const out = (path: string) => resolve(import.meta.dirname, 'apps/console/out', path)

const DEV_HOST = '127.0.0.1'
const DEV_PORT = 5180

// Everything is bundled: the root package has no dependencies, so the packaged app carries no node_modules.
/** Where builds for their users look for updates (docs/operations.md); a build without both never looks. */
const { TRASSA_UPDATE_FEED: address, TRASSA_UPDATE_KEY: publicKey } = process.env
if (!address !== !publicKey)
  throw new Error('TRASSA_UPDATE_FEED and TRASSA_UPDATE_KEY need each other')
const feed = address ? { address, publicKey } : null

export default defineConfig({
  main: {
    define: {
      DECLARED_ELECTRON: JSON.stringify(electron.version),
      UPDATE_FEED: JSON.stringify(feed),
    },
    build: {
      outDir: out('main'),
      rollupOptions: { input: { index: source('main/index.ts') }, output: { format: 'es' } },
    },
  },
  preload: {
    // A sandboxed preload is one CommonJS file.
    build: {
      outDir: out('preload'),
      rollupOptions: {
        input: { index: source('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    plugins: [react(), tailwindcss()],
    // The page's own origin is app://console, so Vite's client is told where its socket is.
    server: {
      host: DEV_HOST,
      port: DEV_PORT,
      strictPort: true,
      hmr: { protocol: 'ws', host: DEV_HOST, clientPort: DEV_PORT },
    },
    build: {
      outDir: out('renderer'),
      rollupOptions: { input: { index: source('renderer/index.html') } },
    },
  },
})
