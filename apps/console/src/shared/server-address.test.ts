import { describe, expect, it } from 'vitest'
import { serverAddressSchema } from './server-address.ts'

describe('the server’s address', () => {
  it.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['https://trassa.example/moderation?x=1', 'https://trassa.example'],
    [' trassa.example ', 'https://trassa.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/users?x=1#y', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['trassa.example:8443', 'https://trassa.example:8443'],
    ['https://trassa.example/\n  moderation', 'https://trassa.example'],
    ['HTTPS://Trassa.Example', 'https://trassa.example'],
  ])('%s is %s', (typed, origin) => {
    expect(serverAddressSchema.parse(typed)).toBe(origin)
  })

  it.each([
    'http://trassa.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://user:secret@trassa.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'localhost.evil.example:3000@trassa.example',
    'ftp://localhost',
    '',
  ])('anything but this computer only over TLS: %s is refused', (typed) => {
    expect(serverAddressSchema.safeParse(typed).success).toBe(false)
  })
})
