import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/run.ts'

const PAGES = [
  'CONTRIBUTING.md',
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/security.md',
]
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8')

/** Paths in code, and arguments of commands; a `<name>` or `*` in one is for the reader to fill in. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(/(?<![\w/.@])(?:apps|packages|scripts|resources|docs)\/[\w./*<>-]+/g)
  return [...new Set([...found].map(([path]) => path.replace(/[./]+$/, '')))].filter(
    (path) => !/[<>*]/.test(path),
  )
}

it.each(PAGES)('every path in %s exists', (page) => {
  expect(pathsIn(read(page)).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

it.each(PAGES)('every link of %s leads to a file', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([])
})

it.each(PAGES)('every npm script in %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  const named = [...read(page).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('the gateway drawn in docs/architecture.md has every module that there is', () => {
  const drawn = read('docs/architecture.md')
  const modules = globSync('apps/gateway/src/modules/*', { cwd: ROOT }).map(
    (path) => path.split(/[\\/]/).at(-1) ?? '',
  )
  expect(modules.length).toBeGreaterThan(5)
  expect(modules.filter((name) => !drawn.includes(name))).toEqual([])
})
