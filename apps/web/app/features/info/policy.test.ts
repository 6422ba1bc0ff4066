import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { POLICY } from './policy.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** What sets cookies, and what runs in a visitor's browser. */
const SOURCES = [
  'apps/web/app/**/*.{ts,tsx}',
  'packages/{ad-form,api-client,contracts,machines,ui}/src/**/*.{ts,tsx}',
  'apps/gateway/src/modules/identity/sessions/*.ts',
  'resources/site/*.js',
]
const TEXT = POLICY.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((path) => !/\.test\.|testing\/|lib\/kept-keys|info\/policy/.test(path))
  .map((path) => ({ path, source: readFileSync(`${ROOT}${path}`, 'utf8') }))

describe('the policy names what is kept', () => {
  it.each(Object.values(KEPT_KEYS))('in the browser: %s', (key) => {
    expect(TEXT).toContain(key)
  })

  it('what React Router keeps to restore the scroll', () => {
    expect(TEXT).toContain('react-router-scroll-positions – ')
  })

  it('every value in storage has its key in the one list', () => {
    const storing = files.filter(
      ({ source }) =>
        /(local|session)Storage\.(get|set)Item|storedList\(|DraftBackups</.test(source) &&
        !source.includes('KEPT_KEYS'),
    )
    expect(storing.map(({ path }) => path)).toEqual([
      'apps/web/app/lib/browser/stored-list.ts',
      'packages/ad-form/src/saving/draft-backup.ts',
    ])
  })

  it('every cookie and every cache', () => {
    const names = files.flatMap(({ source }) => [
      ...[...source.matchAll(/['"`](trassa_\w+)/g)].map(([, name]) => name),
      ...[...source.matchAll(/\$\{PREFIX\}(\w+)-/g)].map(([, name]) => `trassa-${name}`),
    ])
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(TEXT).toContain(name)
  })

  it('no other storage of a browser is used', () => {
    const using = files.filter(({ source }) =>
      /indexedDB|document\.cookie\s*=|cookieStore/.test(source),
    )
    expect(using.map(({ path }) => path)).toEqual([])
  })
})
