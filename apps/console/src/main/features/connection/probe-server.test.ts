import { expect, it } from 'vitest'
import { probeServer } from './probe-server.ts'

const probe = (status: number, contentType: string) =>
  probeServer('https://trassa.example', async () => {
    const body = status === 304 ? null : 'x'
    return new Response(body, { status, headers: { 'content-type': contentType } })
  })

it.each([
  [200, 'application/json', true],
  [404, 'text/html', true],
  [503, 'application/json', false],
  [502, 'text/html', false],
  [200, 'text/html; charset=utf-8', false],
  [302, 'text/html', false],
])('%i with %s: the server is there – %s', async (status, contentType, isThere) => {
  expect(await probe(status, contentType)).toBe(isThere)
})

it('a server without an answer is not there', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'))
  expect(await probeServer('https://trassa.example', refuse)).toBe(false)
})
