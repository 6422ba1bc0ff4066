import { afterEach, expect, it } from 'vitest'
import { formEntry } from './form-entry.ts'

afterEach(() => history.replaceState(null, ''))

it('§12 posting: a reload in a later step does not take that for the entry of the form', () => {
  history.replaceState({ idx: 3 }, '')
  expect(formEntry()).toBe(3)
  history.replaceState({ idx: 7, usr: { formEntry: 3 } }, '')
  expect(formEntry()).toBe(3)
})

it('a count that cannot be right is not used', () => {
  history.replaceState({ idx: 0, usr: { formEntry: 3 } }, '')
  expect(formEntry()).toBe(0)
  history.replaceState(null, '')
  expect(formEntry()).toBe(0)
})
