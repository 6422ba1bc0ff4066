import { listNoticeChoices } from '@trassa/contracts/calls/account'
import { changeUnsubscription, readUnsubscription } from '@trassa/contracts/calls/notices'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFastify } from '../../../platform/http/create-server.ts'
import { createTokenSigner } from '../../../platform/secrets/signed-token.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { users } from '../../identity/public.ts'
import { readLetter } from '../../messaging/email/letter.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { oneClickUnsubscribe } from './one-click.ts'
import { createUnsubscription } from './unsubscription.service.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
const unsubscription = createUnsubscription({ db, codeSecret: config.codeSecret })
const mailbox: string[] = []
const { notifications, outbox } = messagingWith(
  gateway,
  async (_to, body) => void mailbox.push(body),
)

let user: TestUser
beforeEach(async () => {
  user = await gateway.createUser()
  await db
    .update(users)
    .set({ email: `${user.id}@mail.example` })
    .where(eq(users.id, user.id))
})

/** The letter of a notice as it leaves. */
async function letter() {
  const facts = { units: 3, lastDay: '20 июня', url: 'https://trassa.example/x' }
  const notice = { type: 'packageLapses', userId: user.id, facts } as const
  await db.transaction((tx) => notifications.tell(tx, notice))
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.recipient, `${user.id}@mail.example`))
  await outbox.deliver(row?.id ?? '')
  return readLetter(mailbox.at(-1) ?? '')
}
const tokenOf = (address = '') => new URL(address).searchParams.get('token') ?? ''
const isOn = async () => {
  const { items } = await gateway.get(listNoticeChoices, { as: user })
  return items.find(({ kind, channel }) => kind === 'packageLapses' && channel === 'email')?.enabled
}

describe('issue 11: unsubscribe by the link of a letter, without a session', () => {
  it('the page learns what it is about, and opening it changes nothing', async () => {
    const { text } = await letter()
    const token = tokenOf(/\S+\/unsubscribe\?\S+/.exec(text)?.[0])
    expect(await gateway.get(readUnsubscription, { query: { token } })).toEqual({
      kind: 'packageLapses',
      channel: 'email',
      enabled: true,
    })
    expect(await isOn()).toBe(true)
  })

  it('a press switches it off for this channel only, another on again', async () => {
    const token = tokenOf((await letter()).unsubscribeUrl)
    const change = (enabled: boolean) =>
      gateway.get(changeUnsubscription, { body: { token, enabled } })
    expect(await change(false)).toMatchObject({ enabled: false })
    expect(await isOn()).toBe(false)
    const { items } = await gateway.get(listNoticeChoices, { as: user })
    expect(items.filter(({ enabled }) => !enabled)).toHaveLength(1)
    await change(true)
    expect(await isOn()).toBe(true)
  })

  it('a token that was not signed here, of a notice that is none, or of a deleted account is unknown', async () => {
    const sign = (claim: string) =>
      createTokenSigner(config.codeSecret, 'unsubscribe links').sign(claim)
    const real = tokenOf((await letter()).unsubscribeUrl)
    const refused = { status: 404, failure: { code: 'confirmation.unknown' } }
    const forged = [
      real.replace(/^\d+/, '1'),
      `${user.id}:packageLapses:email`,
      sign(`${user.id}:mailing:email`),
      sign(`${user.id}:adConfirmation:email`),
      sign(`0:packageLapses:email`),
    ]
    for (const token of forged) {
      expect(await gateway.ask(readUnsubscription, { query: { token } })).toMatchObject(refused)
      const body = { token, enabled: false }
      expect(await gateway.ask(changeUnsubscription, { body })).toMatchObject(refused)
    }
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id))
    expect(await gateway.ask(readUnsubscription, { query: { token: real } })).toMatchObject(refused)
  })

  it('a notice about security is locked even with a signed link', async () => {
    const token = createTokenSigner(config.codeSecret, 'unsubscribe links').sign(
      `${user.id}:security:email`,
    )
    const body = { token, enabled: false }
    expect(await gateway.ask(changeUnsubscription, { body })).toMatchObject({ status: 409 })
  })
})

describe('RFC 8058: the button of the mail program', () => {
  const server = async () => {
    const app = createFastify(config)
    await app.register(oneClickUnsubscribe, { prefix: config.gatewayBase, unsubscription })
    return app
  }
  const pathOf = (address = '') => address.slice(config.publicUrl.length)

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'a form (%s) from anywhere switches the notice off; a repeat changes nothing',
    async (type, payload) => {
      const app = await server()
      const url = pathOf((await letter()).unsubscribeUrl)
      const headers = { 'content-type': type, origin: 'https://mail.example' }
      for (const _ of [1, 2]) {
        expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
      }
      expect(await isOn()).toBe(false)
    },
  )

  it('opening the same address changes nothing, a forged one is refused', async () => {
    const app = await server()
    const url = pathOf((await letter()).unsubscribeUrl)
    expect((await app.inject({ url })).statusCode).toBe(404)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const forged = url.replace(/=\d+/, '=1')
    const answer = await app.inject({ method: 'POST', url: forged, headers, payload: '' })
    expect(answer.statusCode).toBe(404)
    expect(await isOn()).toBe(true)
  })
})
