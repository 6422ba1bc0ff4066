import { expect, it } from 'vitest'
import { createSettingsStore } from './settings.store.ts'

function store(content: unknown) {
  const values = new Map<string, unknown>([['settings', content]])
  return createSettingsStore({
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
  })
}

const FRESH = {
  server: null,
  theme: 'system',
  sidebar: 'auto',
  adsTable: { hidden: [], order: [], widths: {} },
  paneWidth: null,
}

it.each([undefined, null, 'broken', [1]])('a file with %o begins anew', (content) => {
  expect(store(content).read()).toEqual(FRESH)
})

it('reads of a spoilt file what makes sense', () => {
  const { read } = store({ server: 'http://evil.example', theme: 'dark', adsTable: { hidden: 7 } })
  expect(read()).toEqual({ ...FRESH, theme: 'dark' })
})

it('keeps a change', () => {
  const { read, change } = store(undefined)
  change({ server: 'https://trassa.example' })
  expect(read().server).toBe('https://trassa.example')
})
