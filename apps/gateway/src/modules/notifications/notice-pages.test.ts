import { expect, it } from 'vitest'
import { createFastify } from '../../platform/http/create-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { noticePages } from './notice-pages.ts'
import { NOTICE_TYPES } from './notices.ts'

const { config } = await createTestGateway()
const app = createFastify(config)
await app.register(noticePages, {
  publicUrl: config.publicUrl,
  picturesUrl: '/files/images/',
})
const ask = (url: string) => app.inject({ url, headers: { host: 'localhost' } })

it('issue 11: every notice is shown on its channels, its letter in a frame without rights', async () => {
  const { body, statusCode } = await ask('/dev/outbox/notices')
  expect(statusCode).toBe(200)
  for (const type of NOTICE_TYPES) expect(body).toContain(`: ${type}</h2>`)
  expect(body).not.toContain('<script')
  const [, address = ''] = /<iframe sandbox src="([^"]+)"/.exec(body) ?? []
  const letter = await ask(address)
  expect(letter.body).toContain('<!doctype html>')
  expect(letter.headers['content-security-policy']).toContain('sandbox')
})

it('what is no notice is not found, and another host is refused', async () => {
  for (const path of ['nothing/0', 'refundBegun/99', 'refundBegun/x']) {
    expect((await ask(`/dev/outbox/notices/${path}`)).statusCode).toBe(404)
  }
  const url = '/dev/outbox/notices'
  expect((await app.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(403)
})
