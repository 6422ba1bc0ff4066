import { expect, it } from 'vitest'
import { ariaKeys } from './aria-keys.ts'
import { KEYS } from './key-bindings.ts'

it.each([
  [KEYS.laneNew, 'Control+1'],
  [KEYS.submit, 'Control+Enter'],
  [KEYS.approve, 'A'],
  [KEYS.photoNext, 'ArrowRight'],
])('%# writes a binding as the attribute takes it', (binding, written) => {
  expect(ariaKeys(binding)).toBe(written)
})
