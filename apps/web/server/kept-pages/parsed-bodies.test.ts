import { expect, it } from 'vitest'
import { parsedBody } from './parsed-bodies.ts'

it('the bytes of an answer are read once; others with the same content are answers of their own', () => {
  const body = Buffer.from('{"detail":[{"slug":"kazan"}]}')
  expect(parsedBody(body)).toEqual({ detail: [{ slug: 'kazan' }] })
  expect(parsedBody(body)).toBe(parsedBody(body))
  expect(parsedBody(Buffer.from(body))).not.toBe(parsedBody(body))
})
