import { expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'
import { changedZoom } from './zoom.ts'

const press = (code: string, changes: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({
    type: 'keyDown',
    code,
    control: true,
    meta: false,
    alt: false,
    shift: false,
    isAutoRepeat: false,
    ...changes,
  })

it.each([
  ['Equal', 'zoomIn'],
  ['NumpadAdd', 'zoomIn'],
  ['Minus', 'zoomOut'],
  ['NumpadSubtract', 'zoomOut'],
  ['Digit0', 'zoomReset'],
  ['Numpad0', 'zoomReset'],
  ['KeyN', 'newWindow'],
  ['KeyP', 'print'],
])('domain §9: Ctrl with the physical key %s is %s', (code, command) => {
  expect(press(code)).toBe(command)
  expect(press(code, { control: false, meta: true })).toBe(command)
})

it('takes + with and without Shift, the other keys without', () => {
  expect(press('Equal', { shift: true })).toBe('zoomIn')
  expect(press('KeyN', { shift: true })).toBeNull()
})

it('leaves alone what is not pressed with Ctrl, or goes up', () => {
  expect(press('Equal', { control: false })).toBeNull()
  expect(press('Equal', { alt: true })).toBeNull()
  expect(press('Equal', { type: 'keyUp' })).toBeNull()
})

it('a key that is held down zooms on and opens one window', () => {
  expect(press('Minus', { isAutoRepeat: true })).toBe('zoomOut')
  expect(press('KeyN', { isAutoRepeat: true })).toBeNull()
})

it('zooms from 50 to 200 percent and back to 100', () => {
  let percent = 100
  const sizes = new Set<number>()
  for (let press = 0; press < 10; press++) {
    percent = changedZoom(percent, 'larger')
    sizes.add(percent)
  }
  expect([...sizes]).toEqual([120, 144, 173, 200])
  for (let press = 0; press < 20; press++) percent = changedZoom(percent, 'smaller')
  expect(percent).toBe(50)
  expect(changedZoom(percent, 'reset')).toBe(100)
  expect(changedZoom(130, 'larger')).toBe(144)
})
