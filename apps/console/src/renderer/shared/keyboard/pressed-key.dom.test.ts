import { expect, it } from 'vitest'
import { keyOf } from './pressed-key.ts'

const press = (init: KeyboardEventInit, target?: Element) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  ;(target ?? document.body).dispatchEvent(event)
  return keyOf(event)
}

it('domain §9: the physical key counts, whatever the layout writes', () => {
  expect(press({ code: 'KeyA', key: 'ф' })).toBe('approve')
  expect(press({ code: 'KeyA', key: 'a' })).toBe('approve')
})

it('the question mark opens the help where either layout writes it', () => {
  expect(press({ code: 'Slash', key: '?', shiftKey: true })).toBe('help')
  expect(press({ code: 'Digit7', key: '?', shiftKey: true })).toBe('help')
  expect(press({ code: 'Digit7', key: '7' })).toBeNull()
})

it('Caps Lock changes nothing: the letter is another, the key is the same', () => {
  expect(press({ code: 'KeyA', key: 'Ф', modifierCapsLock: true })).toBe('approve')
})

it('tells K from Ctrl-K, and leaves the system’s combinations alone', () => {
  expect(press({ code: 'KeyK' })).toBe('previous')
  expect(press({ code: 'KeyK', ctrlKey: true })).toBe('jump')
  expect(press({ code: 'KeyA', ctrlKey: true })).toBe('markRows')
  expect(press({ code: 'KeyC', ctrlKey: true })).toBeNull()
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

it('Ctrl+Enter and Escape act inside a text, but not in an open list', () => {
  document.body.innerHTML =
    '<textarea id="area"></textarea><input id="field" role="combobox" aria-haspopup="listbox" aria-expanded="true">'
  const at = (id: string) => document.getElementById(id) ?? document.body
  expect(press({ code: 'Enter', ctrlKey: true }, at('area'))).toBe('submit')
  expect(press({ code: 'NumpadEnter', ctrlKey: true }, at('area'))).toBe('submit')
  expect(press({ code: 'Enter' }, at('area'))).toBeNull()
  expect(press({ code: 'Escape' }, at('area'))).toBe('close')
  expect(press({ code: 'Escape' }, at('field'))).toBeNull()
})

it('Space scrolls unless it presses or writes something; the Page keys also from a line of text', () => {
  document.body.innerHTML =
    '<input id="line"><textarea id="area"></textarea><button id="button"></button><a id="link" href="#"></a>'
  const at = (id: string) => document.getElementById(id) ?? document.body
  expect(press({ code: 'Space' })).toBe('scroll')
  expect(press({ code: 'Space', shiftKey: true })).toBe('scroll')
  expect(press({ code: 'Space' }, at('link'))).toBe('scroll')
  expect(press({ code: 'Space' }, at('button'))).toBeNull()
  expect(press({ code: 'Space' }, at('line'))).toBeNull()
  expect(press({ code: 'PageDown' }, at('line'))).toBe('pageDown')
  expect(press({ code: 'PageDown' }, at('area'))).toBeNull()
  expect(press({ code: 'Home' }, at('line'))).toBeNull()
})

it('a key that the focused element has used is left alone', () => {
  const event = new KeyboardEvent('keydown', { code: 'Escape', cancelable: true })
  event.preventDefault()
  expect(keyOf(event)).toBeNull()
})

it('Ctrl+Enter acts in a group of radio buttons, letters do not', () => {
  document.body.innerHTML = '<div role="radiogroup"><span id="radio" role="radio"></span></div>'
  const radio = document.getElementById('radio') ?? document.body
  expect(press({ code: 'Enter', ctrlKey: true }, radio)).toBe('submit')
  expect(press({ code: 'KeyA' }, radio)).toBeNull()
})

it('domain §9: Ctrl-K and Ctrl-B act wherever the focus is, but not in a dialog', () => {
  document.body.innerHTML =
    '<textarea id="area"></textarea><input id="field" role="combobox" aria-haspopup="listbox" aria-expanded="true"><div role="radiogroup"><input id="radio" type="radio"></div><div role="dialog"><input id="inner"></div>'
  const at = (id: string) => document.getElementById(id) ?? document.body
  for (const id of ['area', 'field', 'radio']) {
    expect(press({ code: 'KeyK', ctrlKey: true }, at(id))).toBe('jump')
    expect(press({ code: 'KeyB', ctrlKey: true }, at(id))).toBe('sidebar')
  }
  expect(press({ code: 'KeyK', ctrlKey: true }, at('inner'))).toBeNull()
})
