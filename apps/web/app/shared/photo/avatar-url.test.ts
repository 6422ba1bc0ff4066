import { expect, it } from 'vitest'
import { avatarUrl } from './avatar-url.ts'

it.each([
  ['https://t.me/i/userpic.jpg', 'https://t.me/i/userpic.jpg'],
  ['/files/images/a-480.webp', '/files/images/a-480.webp'],
  ['a-480.webp', '/files/images/a-480.webp'],
  [null, null],
])('§3 avatar: %s is shown from %s', (avatar, url) => {
  expect(avatarUrl(avatar)).toBe(url)
})
