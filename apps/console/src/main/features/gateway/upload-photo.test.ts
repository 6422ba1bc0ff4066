import { expect, it, vi } from 'vitest'
import { uploadPhoto } from './upload-photo.ts'

const PHOTO = {
  id: '3a2f0c58-0a4c-4a1e-9f7e-0d5f6f1b2c3d',
  width: 1200,
  height: 900,
  color: '#808080',
}

const upload = (fetch: typeof globalThis.fetch) =>
  uploadPhoto(new Uint8Array([1, 2, 3]), {
    bases: { gateway: 'https://x.example/gateway' },
    sessionId: 's1',
    fetch,
  })

it('sends the file as a form and gives the photograph', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ detail: PHOTO }))
  expect(await upload(fetch)).toEqual({ ok: true, detail: PHOTO })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://x.example/gateway/files/upload')
  expect(init).toMatchObject({ method: 'POST', headers: { 'x-log-session': 's1' } })
  const file = init?.body instanceof FormData ? init.body.get('file') : null
  expect(file instanceof Blob && [...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3])
})

it.each([
  ['a refusal', 422, { detail: 'x', code: 'photo.too_small' }, 'photo.too_small'],
  ['a proxy’s page', 502, null, 'server.unavailable'],
  ['the login page of a network', 200, { message: 'Войдите' }, 'server.unavailable'],
  ['a failed server', 500, null, 'server.failed'],
  ['an answer that is no photograph', 200, { detail: { id: 'x' } }, 'server.failed'],
])('%s is a failure as a value', async (_, status, body, code) => {
  const answer = await upload(async () => Response.json(body, { status }))
  expect(answer).toMatchObject({ ok: false, failure: { code } })
})

it('tells a server that is not there', async () => {
  const answer = await upload(async () => Promise.reject(new TypeError('refused')))
  expect(answer).toMatchObject({ ok: false, failure: { code: 'network.failed' } })
})

it('tells when a server without room takes the next one', async () => {
  const body = { detail: 'x', code: 'request.too_many' }
  const answer = await upload(async () =>
    Response.json(body, { status: 429, headers: { 'retry-after': '2' } }),
  )
  expect(answer).toMatchObject({ ok: false, failure: { code: body.code, retryAfter: 2 } })
})

it('an answer that breaks off is none', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) })
  const answer = await upload(async () => new Response(body))
  expect(answer).toMatchObject({ ok: false, failure: { code: 'network.failed' } })
})
