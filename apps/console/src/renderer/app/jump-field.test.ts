import { expect, it } from 'vitest'
import { pathOf } from './jump-field.tsx'

it.each([
  ['8 (900) 123-45-67', '/users?phone=%2B79001234567'],
  ['123', '/ads?q=123'],
  ['XTA210990Y2766554', '/ads?q=XTA210990Y2766554'],
  ['№ 12', '/orders?number=12'],
  ['#12', '/orders?number=12'],
  ['Заказ № 12', '/orders?number=12'],
  ['Т-2026-000012', `/orders?number=${encodeURIComponent('Т-2026-000012')}`],
  // Typed with the Latin letter, and with a dash of a letter's editor.
  ['t–2026–12', `/orders?number=${encodeURIComponent('t–2026–12')}`],
  ['А 2026 000004', `/orders?number=${encodeURIComponent('А 2026 000004')}`],
])('domain §9: %s leads to %s', (typed, path) => {
  expect(pathOf(typed)).toBe(path)
})
