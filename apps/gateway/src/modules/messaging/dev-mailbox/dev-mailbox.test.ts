import { describe, expect, it } from 'vitest'
import { createFastify } from '../../../platform/http/create-server.ts'
import { NO_FILES } from '../../../testing/messaging.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createChannels } from '../channels/create-channels.ts'
import { letterBody } from '../email/letter.ts'
import { telegramBody } from '../telegram/telegram-message.ts'
import { insertDevMailboxMessage } from './dev-mailbox.repository.ts'
import { devMailboxPages } from './dev-mailbox.routes.ts'

const { db, config } = await createTestGateway()
const app = createFastify(config)
await app.register(devMailboxPages, {
  db,
  publicUrl: 'http://demo.example:8080',
  picturesUrl: '/files/images/',
})
const read = async (url: string) => (await app.inject({ url })).json().detail.items

describe('domain §6: /dev/outbox', () => {
  it('says what to do while nothing was sent', async () => {
    const { body } = await app.inject({ url: '/dev/outbox' })
    expect(body).toContain('Пока ничего не отправлено.')
  })

  it('shows messages, the newest first, phones as people write them', async () => {
    const { sms } = createChannels(config, db, NO_FILES)
    await sms.send('+79161234567', 'первое', 'id')
    await sms.send('+79161234568', 'второе', 'id')
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

describe('domain §2: no other site reads codes', () => {
  const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

  it.each(['/dev/outbox', '/dev/outbox.json'])(
    '%s answers under the names of the demo',
    async (url) => {
      for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80', 'Demo.example', 'LOCALHOST']) {
        expect([host, (await ask(url, { host })).statusCode]).toEqual([host, 200])
      }
    },
  )

  it.each(['/dev/outbox', '/dev/outbox.json'])(
    '%s refuses a name that leads here only',
    async (url) => {
      for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '[::2]']) {
        const answer = await ask(url, { host, 'x-forwarded-host': 'localhost' })
        expect([host, answer.statusCode]).toEqual([host, 403])
        expect(answer.json()).toMatchObject({ code: 'request.origin' })
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )

  it('never lets a page of another origin read it', async () => {
    const { headers } = await ask('/dev/outbox.json', { origin: 'https://evil.example' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

it('issue 11: shows a letter’s HTML in a frame without rights', async () => {
  const { email } = createChannels(config, db, NO_FILES)
  const html = '<p style="color: red">Письмо</p><script>alert(1)</script>'
  await email.send('a@mail.example', letterBody({ subject: 'Тема', text: 'Письмо', html }), 'id')
  const { body } = await app.inject({ url: '/dev/outbox' })
  const address = /<iframe sandbox src="([^"]+)"/.exec(body)?.[1] ?? ''
  const letter = await app.inject({ url: address })
  expect(letter.body).toBe(html)
  expect(letter.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
  expect((await app.inject({ url: '/dev/outbox/letters/x' })).statusCode).toBe(404)
})

it.each(['a%00', '%00', 'x'.repeat(201), 'a&recipient=b'])(
  'refuses the recipient %s, which no message has',
  async (recipient) => {
    const answer = await app.inject({ url: `/dev/outbox.json?recipient=${recipient}` })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'request.invalid' })
  },
)

it('domain §6: shows a Telegram message with its picture and buttons, and none of its HTML but bold', async () => {
  const { telegram } = createChannels(config, db, NO_FILES)
  const message = {
    text: '<b>Лада</b> &lt;2018&gt; <script>alert(1)</script>',
    picture: { url: 'http://demo.example:8080/files/images/lada.webp' },
    buttons: [
      [{ text: 'Открыть', url: 'http://demo.example:8080/kazan/auto/lada' }],
      [{ text: 'Пауза', data: 'pause:7' }],
    ],
  }
  await telegram.send('5000000001', telegramBody(message), 'id')
  const { body } = await app.inject({ url: '/dev/outbox' })
  expect(body).toContain('<b>Лада</b> &lt;2018&gt; &lt;script&gt;')
  expect(body).toContain('<img src="http://demo.example:8080/files/images/lada.webp"')
  expect(body).toContain('<a href="http://demo.example:8080/kazan/auto/lada">Открыть</a>')
  expect(body).toContain('<span title="pause:7">Пауза</span>')
})
