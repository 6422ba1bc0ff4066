import { randomUUID } from 'node:crypto'
import { sendDelivery, sendHelp } from '@trassa/contracts/calls/mail-forms'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { composeMessaging } from '../../main/compose/messaging.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../testing/login.ts'
import { NO_FILES } from '../../testing/messaging.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { createChannels } from '../messaging/public.ts'

const gateway = await createTestGateway({
  ...BEHIND_PROXY,
  SUPPORT_EMAIL: 'one@trassa.example, two@trassa.example',
  DELIVERY_EMAIL: 'trucks@trassa.example',
})
const { db, config, enqueue } = gateway

const HELP = {
  contact: 'ivan@mail.example',
  name: 'Иван',
  message: 'Не приходит код из SMS.',
  consent: true as const,
}
const DELIVERY = {
  contact: '8 916 123-45-67',
  from: 'Москва',
  to: 'Казань',
  vehicle: 'Lada Granta',
  consent: true as const,
}

beforeEach(() => db.execute(sql`TRUNCATE messages, dev_mailbox_messages, rate_limits`))

/** What a worker does with what was written. */
async function delivered() {
  const channels = createChannels(config, db, NO_FILES)
  const { outbox } = composeMessaging({
    db,
    enqueue,
    channels,
    config,
  })
  const written = await db.execute<{ id: string }>(sql`SELECT id FROM messages ORDER BY recipient`)
  for (const { id } of written.rows) await outbox.deliver(id)
  const { rows } = await db.execute<{ recipient: string; body: string }>(
    sql`SELECT recipient, body FROM dev_mailbox_messages ORDER BY id`,
  )
  return rows
}

describe('§7 send-mail', () => {
  it('as-help: a letter to each address of support, to be answered to the person', async () => {
    const headers = fromNewAddress()
    expect(await gateway.get(sendHelp, { body: HELP, headers })).toEqual({ accepted: true })
    const letters = await delivered()
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      'one@trassa.example',
      'two@trassa.example',
    ])
    expect(letters[0]?.body).toContain('Ответить: ivan@mail.example')
    expect(letters[0]?.body).toContain('Не приходит код из SMS.')
  })

  it('as-delivery: to its own address, the phone as people read it', async () => {
    await gateway.get(sendDelivery, { body: DELIVERY, headers: fromNewAddress() })
    const [letter, ...more] = await delivered()
    expect(more).toEqual([])
    expect(letter?.recipient).toBe('trucks@trassa.example')
    expect(letter?.body).toMatch(/Тема: Трасса: перевозка Москва – Казань/)
    expect(letter?.body).toContain('+7\u00A0(916)\u00A0123-45-67')
  })

  it('a repeat under the same key writes no second letter', async () => {
    const headers = { ...fromNewAddress(), 'idempotency-key': randomUUID() }
    await gateway.get(sendDelivery, { body: DELIVERY, headers })
    await gateway.get(sendDelivery, { body: DELIVERY, headers })
    expect(await delivered()).toHaveLength(1)
    const other = await gateway.ask(sendDelivery, { body: { ...DELIVERY, to: 'Уфа' }, headers })
    expect(other).toMatchObject({ ok: false, failure: { code: 'request.key_reused' } })
  })

  it('one sender may write five times in an hour', async () => {
    const headers = fromNewAddress()
    for (let n = 0; n < 5; n += 1) await gateway.get(sendHelp, { body: HELP, headers })
    const sixth = await gateway.ask(sendHelp, { body: HELP, headers })
    expect(sixth).toMatchObject({ ok: false, status: 429, failure: { code: 'request.too_many' } })
    expect((await gateway.ask(sendHelp, { body: HELP, headers: fromNewAddress() })).ok).toBe(true)
  })

  it.each([
    ['a contact that cannot be answered', { contact: 'звоните' }, 'contact'],
    ['no consent', { consent: false }, 'consent'],
    ['nothing to deliver', { vehicle: ' \u200B ' }, 'vehicle'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const body = { ...DELIVERY, ...change } as typeof DELIVERY
    const answer = await gateway.ask(sendDelivery, { body, headers: fromNewAddress() })
    expect(answer).toMatchObject({ ok: false, status: 422 })
    expect(JSON.stringify(answer)).toContain(`"${field}"`)
  })

  it('a line break in a line adds no header', async () => {
    const body = { ...DELIVERY, from: 'Москва\r\nBcc: victim@mail.example' }
    await gateway.get(sendDelivery, { body, headers: fromNewAddress() })
    const [letter] = await delivered()
    expect(letter?.body.split('\n')[0]).toBe(
      'Тема: Трасса: перевозка Москва Bcc: victim@mail.example – Казань',
    )
  })

  it('neither the outbox nor its jobs show the contact', async () => {
    await gateway.get(sendDelivery, { body: DELIVERY, headers: fromNewAddress() })
    const { rows } = await db.execute(sql`SELECT context, recipient FROM messages`)
    expect(JSON.stringify(rows)).not.toContain('9161234567')
  })
})
