import { expect, it, vi } from 'vitest'
import { createWindowSlots } from './window-slots.ts'

const BOUNDS = { x: 10, y: 20, width: 1200, height: 800, maximized: false }

function memory(windows?: unknown) {
  const values = new Map<string, unknown>([['windows', windows]])
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, JSON.parse(JSON.stringify(value))),
  }
}

it('each window has a place of its own, and a closed one leaves it free', () => {
  const slots = createWindowSlots(memory())
  expect([slots.take(), slots.take(), slots.take()]).toEqual([0, 1, 2])
  slots.release(1)
  expect(slots.take()).toBe(1)
})

it('the next start begins with the window that was active last', () => {
  const file = memory()
  const before = createWindowSlots(file)
  before.take()
  const second = before.take()
  before.keep(second, BOUNDS)
  before.activate(second)
  const after = createWindowSlots(file)
  expect(after.take()).toBe(1)
  expect(after.boundsOf(1)).toEqual(BOUNDS)
  expect(after.take()).toBe(0)
  expect(after.boundsOf(0)).toBeNull()
})

it('a full disk ends nothing but the remembering', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refuse = () => {
    throw new Error('ENOSPC')
  }
  const slots = createWindowSlots({ ...memory(), set: refuse })
  slots.take()
  slots.keep(slots.take(), BOUNDS)
  slots.activate(1)
  expect(slots.take()).toBe(2)
  expect(warn).toHaveBeenCalledWith('windows', 'ENOSPC')
})

it.each([null, 'broken', { bounds: 7, last: 0 }, { bounds: [], last: 99 }])(
  'begins anew where the file has %o',
  (stored) => {
    const slots = createWindowSlots(memory(stored))
    expect(slots.take()).toBe(0)
    expect(slots.boundsOf(0)).toBeUndefined()
  },
)
