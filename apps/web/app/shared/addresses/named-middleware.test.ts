import { expect, it } from 'vitest'
import { namedMiddleware } from './named-middleware.ts'

/** What it throws for an address. */
function thrown(name: string, path: string): unknown {
  try {
    return namedMiddleware(name)({ url: new URL(path, 'https://trassa.example') })
  } catch (error) {
    return error
  }
}

it('§8 unknown middleware: 500 with its name', () => {
  expect(thrown('auth', '/')).toMatchObject({
    data: 'Unknown middleware auth',
    init: { status: 500, statusText: 'Unknown middleware auth' },
  })
})

it('domain §7: other spellings of fixed addresses are redirected, the right one is not', () => {
  const redirect = thrown('fixed-paths', '/help?q=vin') as Response
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/Help?q=vin'])
  expect(thrown('fixed-paths', '/Help')).toBeUndefined()
})
