import { expect, it } from 'vitest'
import { notFound, statusOf } from './route-error.ts'

it('§8 unmatched route: 404 that says so', () => {
  expect(notFound()).toMatchObject({
    data: 'This page could not be found',
    init: { status: 404, statusText: 'This page could not be found' },
  })
})

it.each([
  [{ statusCode: 404, status: 403 }, 404],
  [{ status: 403, response: { status: 401 } }, 403],
  [Object.assign(new Error('x'), { response: { status: 401 } }), 401],
  [new Error('x'), 500],
  ['x', 500],
  [null, 500],
])(
  '§8 route error: status from statusCode, status or response.status, else 500: %j',
  (error, status) => {
    expect(statusOf(error)).toBe(status)
  },
)
