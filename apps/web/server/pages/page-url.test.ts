import { expect, it } from 'vitest'
import { pageUrl } from './page-url.ts'

it.each([
  ['/', 'https://trassa.example/'],
  ['/Search?markId=1&q=a?b', 'https://trassa.example/Search?markId=1&q=a?b'],
  ['/kazan/auto?', 'https://trassa.example/kazan/auto'],
  ['//evil.example/help', 'https://trassa.example//evil.example/help'],
  ['/\\evil.example/help', 'https://trassa.example//evil.example/help'],
  ['http://evil.example/help', 'https://trassa.example/http://evil.example/help'],
])('§7 addresses: %s stays at the site: %s', (target, expected) => {
  expect(pageUrl(target, 'https://trassa.example').href).toBe(expected)
})
