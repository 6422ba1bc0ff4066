import { describe, expect, it } from 'vitest'
import { createFastify } from '../../../platform/http/create-server.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createChannels } from '../channels/create-channels.ts'
import { insertDevMailboxMessage } from './dev-mailbox.repository.ts'
import { devMailboxPages } from './dev-mailbox.routes.ts'

const { db, config } = await createTestGateway()
const app = createFastify(config)
await app.register(devMailboxPages, { db })
const read = async (url: string) => (await app.inject({ url })).json().detail.items

describe('domain §6: /dev/outbox', () => {
  it('says what to do while nothing was sent', async () => {
    const { body } = await app.inject({ url: '/dev/outbox' })
    expect(body).toContain('Пока ничего не отправлено.')
  })

  it('shows messages, the newest first, phones as people write them', async () => {
    const { sms } = createChannels(config, db)
    await sms.send('+79161234567', 'первое')
    await sms.send('+79161234568', 'второе')
    const { body, headers } = await app.inject({ url: '/dev/outbox' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('+7\u00A0(916)\u00A0123-45-67')
    expect(body.indexOf('второе')).toBeGreaterThan(0)
    expect(body.indexOf('второе')).toBeLessThan(body.indexOf('первое'))
  })

  it('renews itself, is not indexed, not kept and runs no scripts', async () => {
    const { body, headers } = await app.inject({ url: '/dev/outbox' })
    expect(body).toContain('<meta http-equiv="refresh"')
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('shows markup as text', async () => {
    const evil = `<script>alert("1")</script>&'`
    await insertDevMailboxMessage(db, { channel: 'email', recipient: evil, body: evil })
    const { body } = await app.inject({ url: '/dev/outbox' })
    expect(body).not.toContain('<script')
    expect(body.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')).toHaveLength(
      3,
    )
  })

  it.each(['+79161234567', '%2B79161234567'])('is read by tests: ?recipient=%s', async (phone) => {
    expect(await read(`/dev/outbox.json?recipient=${phone}`)).toMatchObject([
      { channel: 'sms', recipient: '+79161234567', body: 'первое' },
    ])
  })

  it('gives nothing for an unknown recipient and everything for none', async () => {
    expect(await read('/dev/outbox.json?recipient=+79990000000')).toEqual([])
    expect((await read('/dev/outbox.json')).length).toBeGreaterThan(1)
  })
})
