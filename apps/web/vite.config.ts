import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { thinCalls } from './vite-thin-calls.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), thinCalls()],
  build: {
    target: 'es2022',
    // A schema that nobody reads is no reason to send zod.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'defineCall', 'pageOf'] } },
  },
})
