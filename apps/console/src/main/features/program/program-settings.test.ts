import { expect, it } from 'vitest'
import { isOlder } from './electron-version.ts'
import { createProgramSettings } from './program-settings.ts'

const FRESH = { zoom: 100, tray: false, notifications: true }

function store(program: unknown) {
  const values = new Map<string, unknown>([['program', program]])
  return createProgramSettings({
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
  })
}

it.each([undefined, 'broken', { zoom: 900, tray: 'yes' }])(
  'a file with %o begins anew',
  (stored) => {
    expect(store(stored).read()).toEqual(FRESH)
  },
)

it('keeps a change beside the other values', () => {
  const settings = store({ zoom: 144 })
  expect(settings.change({ tray: true })).toEqual({ ...FRESH, zoom: 144, tray: true })
  expect(settings.read()).toEqual({ ...FRESH, zoom: 144, tray: true })
})

it('knows a build on an older Electron', () => {
  expect(isOlder('33.2.1', '45.4.1')).toBe(true)
  expect(isOlder('45.0.0', '45.4.1')).toBe(false)
})
