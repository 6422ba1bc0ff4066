import {
  type TelegramPayload,
  telegramLink,
  telegramLogin,
  telegramUnlink,
} from '@trassa/contracts/calls/auth'
import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { describe, expect, it } from 'vitest'
import { signedPayload, WITH_BOT } from '../../../testing/telegram.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway(WITH_BOT)
const refused = { status: 403, failure: { code: 'auth.telegram_signature' } }

/** What the widget sends at another login of the same Telegram account. */
const signedAgain = ({ telegramId, authDate }: TelegramPayload) =>
  signedPayload({ telegramId, authDate: authDate - 1 })

describe('telegram/link', () => {
  it('§4 Telegram: links to the account of the session', async () => {
    const user = await gateway.createUser()
    const body = signedPayload()
    const profile = await gateway.get(telegramLink, { as: user, body })
    expect(profile).toMatchObject({ id: user.id, telegramId: body.telegramId })
    expect((await gateway.get(readMe, { as: user })).telegramUsername).toBe(body.username)
  })

  it('keeps a typed username where the Telegram account has none', async () => {
    const user = await gateway.createUser()
    await gateway.get(updateMe, { as: user, body: { telegramUsername: 'typed_name' } })
    const body = signedPayload({ username: undefined })
    const profile = await gateway.get(telegramLink, { as: user, body })
    expect(profile.telegramUsername).toBe('typed_name')
  })

  it('may be repeated, and another Telegram takes the place of the first', async () => {
    const user = await gateway.createUser()
    const [first, second] = [signedPayload(), signedPayload()]
    await gateway.get(telegramLink, { as: user, body: first })
    await gateway.get(telegramLink, { as: user, body: first })
    const profile = await gateway.get(telegramLink, { as: user, body: second })
    expect(profile.telegramId).toBe(second.telegramId)
  })

  it('another user’s Telegram is refused', async () => {
    const [owner, other] = [await gateway.createUser(), await gateway.createUser()]
    const body = signedPayload()
    await gateway.get(telegramLink, { as: owner, body })
    const answer = await gateway.ask(telegramLink, { as: other, body: signedAgain(body) })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'auth.telegram_taken' } })
  })

  it('§7: takes the phone of the account', async () => {
    const user = await gateway.createUser()
    const body = { ...signedPayload(), phone: user.phone }
    const profile = await gateway.get(telegramLink, { as: user, body })
    expect(profile.telegramId).toBe(body.telegramId)
  })

  it('§7: any other phone is refused, and nothing is linked', async () => {
    const [user, other] = [await gateway.createUser(), await gateway.createUser()]
    for (const phone of [other.phone, '+79990000000']) {
      const body = { ...signedPayload(), phone }
      const answer = await gateway.ask(telegramLink, { as: user, body })
      expect(answer).toMatchObject({ status: 403, failure: { code: 'auth.phone_mismatch' } })
    }
    expect((await gateway.get(readMe, { as: user })).telegramId).toBeNull()
  })

  it('can be undone; the account is free for another Telegram, and the Telegram for another account', async () => {
    const [user, other] = [await gateway.createUser(), await gateway.createUser()]
    const body = signedPayload()
    await gateway.get(telegramLink, { as: user, body })
    for (let time = 0; time < 2; time++) {
      expect((await gateway.get(telegramUnlink, { as: user })).telegramId).toBeNull()
    }
    const again = signedAgain(body)
    const profile = await gateway.get(telegramLink, { as: other, body: again })
    expect(profile.telegramId).toBe(body.telegramId)
  })

  it('needs a session', async () => {
    const answer = await gateway.ask(telegramLink, { body: signedPayload() })
    expect(answer).toMatchObject({ status: 401, failure: { code: 'session.missing' } })
  })
})

describe('telegram/login', () => {
  it('§4 Telegram: a linked account is logged in', async () => {
    const user = await gateway.createUser()
    const body = signedPayload()
    await gateway.get(telegramLink, { as: user, body })
    const answer = await gateway.ask(telegramLogin, { body: signedAgain(body) })
    expect(answer).toMatchObject({ ok: true, detail: { id: user.id } })
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await gateway.get(readMe, { headers: { cookie } })).id).toBe(user.id)
  })

  it('§4 Telegram: an unknown one is told so and gets no session', async () => {
    const answer = await gateway.ask(telegramLogin, { body: signedPayload() })
    expect(answer).toMatchObject({ status: 404, failure: { code: 'auth.telegram_unknown' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('domain §2: a bare id and a forged payload are refused', async () => {
    const user = await gateway.createUser()
    const body = signedPayload()
    await gateway.get(telegramLink, { as: user, body })
    const { telegramId } = body
    const bare = await gateway.ask(telegramLogin, { body: { telegramId } as typeof body })
    expect(bare).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
    expect(bare).toMatchObject({
      failure: {
        detail: expect.arrayContaining([
          expect.objectContaining({
            loc: ['body', 'hash'],
            msg: 'Нужна подпись Telegram. Войдите через его кнопку ещё раз',
          }),
        ]),
      },
    })
    const forged = await gateway.ask(telegramLogin, { body: { ...signedPayload(), telegramId } })
    expect(forged).toMatchObject({ status: 403, failure: { code: 'auth.telegram_signature' } })
  })
})

describe('domain §2: a signed payload is accepted once', () => {
  it('a login’s opens no second session', async () => {
    const user = await gateway.createUser()
    const linked = signedPayload()
    await gateway.get(telegramLink, { as: user, body: linked })
    const body = signedAgain(linked)
    expect((await gateway.ask(telegramLogin, { body })).ok).toBe(true)
    const second = await gateway.ask(telegramLogin, { body })
    expect(second).toMatchObject(refused)
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(await gateway.ask(telegramLogin, { body: linked })).toMatchObject(refused)
  })

  it('one of eight logins that come together', async () => {
    const user = await gateway.createUser()
    const linked = signedPayload()
    await gateway.get(telegramLink, { as: user, body: linked })
    const body = signedAgain(linked)
    const logins = Array.from({ length: 8 }, () => gateway.ask(telegramLogin, { body }))
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(403)])
  })

  it('a link’s links no other account, also after it was undone', async () => {
    const [user, other] = [await gateway.createUser(), await gateway.createUser()]
    const body = signedPayload()
    await gateway.get(telegramLink, { as: user, body })
    await gateway.get(telegramUnlink, { as: user })
    for (const as of [other, user]) {
      expect(await gateway.ask(telegramLink, { as, body })).toMatchObject(refused)
    }
  })

  it('one that was refused can still be used: an unknown account is linked after its login', async () => {
    const user = await gateway.createUser()
    const body = signedPayload()
    expect((await gateway.ask(telegramLogin, { body })).status).toBe(404)
    const profile = await gateway.get(telegramLink, { as: user, body })
    expect(profile.telegramId).toBe(body.telegramId)
  })
})
