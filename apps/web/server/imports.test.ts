import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints what the modules of the site's server import, by their addresses, and which CommonJS of it runs. */
const PRINT_IMPORTS = `
import { createRequire, registerHooks } from 'node:module'
const urls = new Set()
registerHooks({
  resolve(...[specifier, context, next]) {
    const resolved = next(specifier, context)
    urls.add(resolved.url)
    return resolved
  },
})
await import('./server/production.ts')
await import('./server/mount-site.ts')
const cached = Object.entries(createRequire(import.meta.url).cache)
const ran = cached.flatMap(([path, { loaded }]) => (loaded ? [path] : []))
// A pipe takes long texts in pieces: the process ends when all are written.
process.stdout.write(JSON.stringify({ urls: [...urls], ran }), () => process.exit())`

it('docs/decisions/169: beside its bundle the server loads no copy of the router, and no development build of React', () => {
  const { NODE_ENV: _, ...env } = process.env
  const args = ['--input-type=module', '-e', PRINT_IMPORTS]
  const cwd = new URL('..', import.meta.url)
  const output = execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  const { urls, ran } = JSON.parse(output) as { urls: string[]; ran: string[] }
  expect(urls.filter((url) => url.includes('mount-site.ts'))).toHaveLength(1)
  expect(urls.filter((url) => /\/node_modules\/react-router/.test(url))).toEqual([])
  expect(ran.some((path) => path.endsWith('/react.production.js'))).toBe(true)
  expect(ran.filter((path) => path.endsWith('.development.js'))).toEqual([])
})
