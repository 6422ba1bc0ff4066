import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: { name: 'ui', environment: 'jsdom', setupFiles: ['./src/test-setup.ts'] },
})
