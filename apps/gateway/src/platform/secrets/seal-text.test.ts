import { expect, it } from 'vitest'
import { createTextSeal } from './seal-text.ts'

const bodies = createTextSeal('x'.repeat(32), 'message bodies')

it('domain §2: a sealed body does not show its text, and opens to it', () => {
  const sealed = bodies.seal('message-1', 'Трасса: код 12345')
  expect(sealed.includes('12345')).toBe(false)
  expect(bodies.open('message-1', sealed)).toBe('Трасса: код 12345')
})

it('equal bodies are sealed differently', () => {
  expect(bodies.seal('message-1', 'код')).not.toEqual(bodies.seal('message-1', 'код'))
})

it('does not open under another secret or purpose, as another message, changed or cut', () => {
  const sealed = bodies.seal('message-1', 'Трасса: код 12345')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => createTextSeal('y'.repeat(32), 'message bodies').open('message-1', sealed)).toThrow()
  expect(() => createTextSeal('x'.repeat(32), 'second factors').open('message-1', sealed)).toThrow()
  expect(() => bodies.open('message-2', sealed)).toThrow()
  expect(() => bodies.open('message-1', changed)).toThrow()
  expect(() => bodies.open('message-1', sealed.subarray(0, 20))).toThrow()
})
