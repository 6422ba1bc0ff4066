// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keyOf } from './key-bindings.ts'

const press = (init: KeyboardEventInit, target?: Element) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  ;(target ?? document.body).dispatchEvent(event)
  return keyOf(event)
}

it('domain §9: the physical key counts, whatever the layout writes', () => {
  expect(press({ code: 'KeyA', key: 'ф' })).toBe('approve')
  expect(press({ code: 'KeyA', key: 'a' })).toBe('approve')
  expect(press({ code: 'Slash', key: ',', shiftKey: true })).toBe('help')
})

it('tells K from Ctrl-K, and leaves the system’s combinations alone', () => {
  expect(press({ code: 'KeyK' })).toBe('previous')
  expect(press({ code: 'KeyK', ctrlKey: true })).toBe('jump')
  expect(press({ code: 'KeyA', ctrlKey: true })).toBeNull()
  expect(press({ code: 'KeyA', metaKey: true })).toBeNull()
})

it('domain §9: none inside text fields and open lists', () => {
  document.body.innerHTML =
    '<input id="text"><textarea id="area"></textarea><ul role="listbox"><li id="option"></li></ul><input id="box" type="checkbox">'
  const at = (id: string) => document.getElementById(id) ?? document.body
  expect(press({ code: 'KeyA' }, at('text'))).toBeNull()
  expect(press({ code: 'KeyA' }, at('area'))).toBeNull()
  expect(press({ code: 'KeyA' }, at('option'))).toBeNull()
  expect(press({ code: 'KeyA' }, at('box'))).toBe('approve')
})
