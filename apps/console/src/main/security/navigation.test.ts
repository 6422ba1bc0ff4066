import { expect, it } from 'vitest'
import { isOwnPage, mayOpenOutside } from './navigation.ts'

it.each([
  ['app://console/', true],
  ['app://console/#/ads', true],
  ['app://console.evil/', false],
  ['app://other/', false],
  ['file:///etc/passwd', false],
  ['https://trassa.example/', false],
])('navigation: %s is the console’s own: %s', (address, own) => {
  expect(isOwnPage(address)).toBe(own)
})

const SERVER = 'https://trassa.example'

it.each([
  ['https://trassa.example/kazan/car/lada-1', true],
  ['https://trassa.example.evil/', false],
  ['https://user@trassa.example/', false],
  ['http://trassa.example/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
])('links: %s may leave for the browser: %s', (address, may) => {
  expect(mayOpenOutside(address, SERVER)).toBe(may)
  expect(mayOpenOutside(address, null)).toBe(false)
})
