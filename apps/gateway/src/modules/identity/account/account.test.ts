import { randomUUID } from 'node:crypto'
import {
  chooseNotice,
  deletionFinish,
  deletionInit,
  exportAccount,
  type PhoneSide,
  phoneChangeFinish,
  phoneChangeInit,
  phoneChangeResend,
} from '@trassa/contracts/calls/account'
import { revealPhone, updateStat } from '@trassa/contracts/calls/ads'
import { loginInit, registerInit } from '@trassa/contracts/calls/auth'
import { complain } from '@trassa/contracts/calls/complaints'
import { setFavorite } from '@trassa/contracts/calls/favorites'
import { readMe, readSeller, updateMe } from '@trassa/contracts/calls/profiles'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountParts } from '../../../main/compose/account-parts.ts'
import { insertAd, storedAd } from '../../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress, lastCode, otherCode } from '../../../testing/login.ts'
import { lifecycleOf } from '../../../testing/messaging.ts'
import { noticesTo } from '../../../testing/notices.ts'
import { newPhone } from '../../../testing/registration.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { adActivity } from '../../ads/activity/ad-activity.table.ts'
import { complaints } from '../../complaints/complaints.table.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { readTelegramChat, stopTelegramChat } from '../../messaging/public.ts'
import { authFlows } from '../auth/auth-flows.table.ts'
import { users } from '../users/users.table.ts'
import { eraseAccountJob } from './erase-account.job.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const registered = async () => gateway.createUser({ phone: newPhone() })

async function askForPhone(user: TestUser, phone: string) {
  const headers = fromNewAddress()
  const flows = await gateway.get(phoneChangeInit, { as: user, body: { phone }, headers })
  return {
    present: { flowId: flows.present.id, code: await lastCode(gateway, user.phone) },
    next: { flowId: flows.next.id, code: await lastCode(gateway, phone) },
  }
}

describe('domain §2: the phone is changed by a code on both numbers', () => {
  it('then the other sessions have ended, the history says so, and the old number is free', async () => {
    const user = await registered()
    const other = await gateway.openSession(user)
    const phone = newPhone()
    const body = await askForPhone(user, phone)
    const profile = await gateway.get(phoneChangeFinish, { as: user, body })
    expect(profile.phone).toBe(phone)
    expect((await gateway.ask(readMe, { as: other })).ok).toBe(false)
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(true)
    expect(await userHistory(db, user.id)).toMatchObject([{ event: 'user.phoneChanged' }])
    const headers = fromNewAddress()
    expect(await gateway.ask(loginInit, { body: { phone: user.phone }, headers })).toMatchObject({
      failure: { code: 'auth.phone_unknown' },
    })
    expect((await gateway.ask(phoneChangeFinish, { as: user, body })).ok).toBe(false)
  })

  it.each(['present', 'next'] as const)(
    'a wrong code of the %s one changes nothing',
    async (side) => {
      const user = await registered()
      const body = await askForPhone(user, newPhone())
      const wrong = { ...body, [side]: { ...body[side], code: otherCode(body[side].code) } }
      expect(await gateway.ask(phoneChangeFinish, { as: user, body: wrong })).toMatchObject({
        status: 422,
        failure: { code: 'auth.code_wrong', detail: [{ loc: ['body', side, 'code'] }] },
      })
      expect((await gateway.get(readMe, { as: user })).phone).toBe(user.phone)
    },
  )

  it('a number of another account, one’s own, and codes of another user are refused', async () => {
    const [user, other] = [await registered(), await registered()]
    const ask = (phone: string) =>
      gateway.ask(phoneChangeInit, { as: user, body: { phone }, headers: fromNewAddress() })
    expect(await ask(other.phone)).toMatchObject({ failure: { code: 'auth.phone_known' } })
    expect(await ask(user.phone)).toMatchObject({ failure: { code: 'auth.phone_same' } })
    const body = await askForPhone(other, newPhone())
    expect(await gateway.ask(phoneChangeFinish, { as: user, body })).toMatchObject({
      failure: { code: 'auth.flow_unknown' },
    })
  })

  it('each of the two codes can be sent again after a minute, for the number of a change only', async () => {
    const user = await registered()
    const phone = newPhone()
    const first = await askForPhone(user, phone)
    const headers = fromNewAddress()
    const again = (of: string, side: PhoneSide) =>
      gateway.ask(phoneChangeResend, { as: user, body: { phone: of, side }, headers })
    expect(await again(newPhone(), 'next')).toMatchObject({
      failure: { code: 'auth.flow_unknown' },
    })
    await db
      .update(authFlows)
      .set({ createdAt: sql`now() - interval '61 seconds'` })
      .where(eq(authFlows.userId, user.id))
    const flow = await again(phone, 'next')
    if (!flow.ok) throw new Error('refused')
    expect(await again(phone, 'next')).toMatchObject({ failure: { code: 'auth.code_too_soon' } })
    const next = { flowId: flow.detail.id, code: await lastCode(gateway, phone) }
    const body = { present: first.present, next }
    expect((await gateway.get(phoneChangeFinish, { as: user, body })).phone).toBe(phone)
  })

  it('a code for a login is none for a change: flows serve their own purpose', async () => {
    const user = await registered()
    const body = await askForPhone(user, newPhone())
    const swapped = { present: body.next, next: body.present }
    expect(await gateway.ask(phoneChangeFinish, { as: user, body: swapped })).toMatchObject({
      failure: { code: 'auth.flow_unknown' },
    })
  })
})

describe('domain §2: the account is deleted with its data', () => {
  async function remove(user: TestUser) {
    const headers = fromNewAddress()
    const { id } = await gateway.get(deletionInit, { as: user, headers })
    const body = { flowId: id, code: await lastCode(gateway, user.phone) }
    return gateway.ask(deletionFinish, { as: user, body })
  }
  const job = eraseAccountJob(
    accountParts({ db, lifecycle: lifecycleOf(gateway) }),
    async () => undefined,
  )
  const runJob = (userId: string) =>
    job.handle({
      payload: { userId, avatar: null },
      now: new Date(),
      isLastAttempt: false,
      signal: new AbortController().signal,
    })

  it('at once for all readers; the phone can register anew; the job may run twice', async () => {
    const user = await registered()
    const ads = await Promise.all(
      ([0, 1, 2, 3, 4, 5, 6] as const).map((stat) => insertAd(db, user.id, { stat })),
    )
    expect(await remove(user)).toMatchObject({ ok: true })
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(false)
    const seller = await gateway.ask(readSeller, { params: { id: user.id } })
    expect(seller).toMatchObject({ status: 404 })
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(JSON.stringify(row)).not.toContain(user.phone.slice(2))
    expect(row).toMatchObject({ username: 'Пользователь удалён', about: '' })

    expect(await runJob(user.id)).toBe(7)
    expect(await runJob(user.id)).toBe(0)
    for (const { id } of ads) expect((await storedAd(db, id)).stat).toBe(7)

    const headers = fromNewAddress()
    const anew = await gateway.ask(registerInit, { body: { phone: user.phone }, headers })
    // The number waits a minute after its last code, as after any other.
    expect(anew.ok || anew.failure.code === 'auth.code_too_soon').toBe(true)
    const [message] = await listDevMailboxMessages(db, { recipient: user.phone, limit: 1 })
    expect(message?.body).toContain('код')
  })

  it('what waits for its chat with the bot is not sent any more, and the chat is forgotten', async () => {
    const user = await registered()
    const chat = `7${user.id}`
    await db.update(users).set({ telegramId: chat }).where(eq(users.id, user.id))
    await db.execute(sql`INSERT INTO telegram_chats (chat_id) VALUES (${chat})`)
    await db.execute(sql`INSERT INTO messages (id, topic, context, channel, recipient, expires_at)
      VALUES (gen_random_uuid(), 'mailing', '{}', 'telegram', ${chat}, now() + interval '1 day')`)
    const { parts } = await gateway.get(exportAccount, { as: user })
    expect(parts.telegramChat).toMatchObject([{ chatId: chat }])
    expect(parts.messages).toContainEqual(expect.objectContaining({ channel: 'telegram' }))
    expect(await remove(user)).toMatchObject({ ok: true })
    const { rows } = await db.execute(sql`SELECT
      (SELECT bool_and(expires_at <= now()) FROM messages WHERE recipient = ${chat} AND topic = 'mailing') AS over,
      (SELECT count(*)::int FROM telegram_chats WHERE chat_id = ${chat}) AS chats`)
    expect(rows).toEqual([{ over: true, chats: 0 }])
  })

  it('domain §8: its notice does not go to a chat that was stopped', async () => {
    const user = await registered()
    const chat = `7${user.id}`
    await db.update(users).set({ telegramId: chat }).where(eq(users.id, user.id))
    await stopTelegramChat(db, chat)
    expect(await remove(user)).toMatchObject({ ok: true })
    expect(await noticesTo(gateway, chat)).toEqual([])
    expect(await noticesTo(gateway, user.phone)).toMatchObject([{ type: 'accountDeleted' }])
    expect(await readTelegramChat(db, chat)).toEqual([])
  })

  it('a wrong code deletes nothing, and members of the staff cannot leave unnoticed', async () => {
    const user = await registered()
    const { id } = await gateway.get(deletionInit, { as: user, headers: fromNewAddress() })
    const code = otherCode(await lastCode(gateway, user.phone))
    const refused = await gateway.ask(deletionFinish, { as: user, body: { flowId: id, code } })
    expect(refused).toMatchObject({ failure: { code: 'auth.code_wrong' } })
    const staff = await gateway.createUser({ role: 'moderator', phone: newPhone() })
    expect(await gateway.ask(deletionInit, { as: staff })).toMatchObject({
      status: 403,
      failure: { code: 'account.staff' },
    })
  })
})

it('domain §2: the export holds the profile, ads, favourites and sessions, and of no other user', async () => {
  const [user, other] = [await registered(), await registered()]
  const ad = await insertAd(db, user.id)
  await insertAd(db, other.id)
  const { profile, parts } = await gateway.get(exportAccount, { as: user })
  expect(profile).toMatchObject({ id: user.id, phone: user.phone })
  expect(parts.ads).toMatchObject([{ id: ad.id, description: ad.description }])
  expect(parts.sessions).toHaveLength(1)
  expect(parts.favorites).toEqual([])
})

describe('domain §2: every table that names a user is in the export and in the deletion', () => {
  async function livelyUser() {
    const [user, seller] = [await registered(), await registered()]
    const own = await insertAd(db, user.id)
    const other = await insertAd(db, seller.id)
    const params = { id: other.id }
    const body = { reason: 'sold', comment: 'Звонил: продана' } as const
    await gateway.get(complain, { as: user, params, body })
    await gateway.get(setFavorite, { as: user, body: { adId: other.id } })
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
    await gateway.get(revealPhone, { as: user, params, headers })
    await gateway.get(updateStat, {
      as: user,
      params: { id: own.id },
      body: { stat: 6, reason: 'sold' },
    })
    const notice = { kind: 'adConfirmation', channel: 'sms', enabled: false } as const
    await gateway.get(chooseNotice, { as: user, body: notice })
    await db.insert(adActivity).values({ adId: own.id, day: '2026-01-01', views: 3 })
    await gateway.get(deletionInit, { as: user, headers: fromNewAddress() })
    return { user, own, other, notice }
  }

  it('the export names what was done, chosen and sent', async () => {
    const { user, own, other, notice } = await livelyUser()
    const { parts } = await gateway.get(exportAccount, { as: user })
    expect(parts.complaints).toMatchObject([
      { adId: other.id, reason: 'sold', comment: 'Звонил: продана' },
    ])
    expect(parts.favorites).toMatchObject([{ adId: other.id }])
    expect(parts.shownPhones).toMatchObject([{ adId: other.id }])
    expect(parts.activity).toMatchObject([{ adId: own.id, day: '2026-01-01', views: 3 }])
    expect(parts.notices).toContainEqual(notice)
    expect(parts.messages).toMatchObject([{ topic: 'auth.code', channel: 'sms' }])
    expect(parts.history).toContainEqual(
      expect.objectContaining({ event: 'ad.withdrawn', adId: own.id, toStat: 6 }),
    )
  })

  it('the deletion leaves neither complainant nor viewer nor choices', async () => {
    const { user } = await livelyUser()
    const parts = accountParts({ db, lifecycle: lifecycleOf(gateway) })
    for (const part of parts) await part.erase(user.id, new Date())
    const named = ['ads', 'favorites', 'complaints', 'shownPhones', 'sessions']
    for (const { name, collect } of parts) {
      if (named.includes(name)) expect([name, await collect(db, user.id)]).toEqual([name, []])
    }
    const [complaint] = await db.select().from(complaints).orderBy(desc(complaints.id)).limit(1)
    expect(complaint).toMatchObject({ userId: null, reason: 'sold', comment: '' })
    expect(complaint?.complainant).not.toContain(user.id)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row?.mutedNotices).toEqual([])
  })
})

describe('domain §2: company data', () => {
  it('is shown on the public page of a company, and its ads become a company’s', async () => {
    const user = await registered()
    const ad = await insertAd(db, user.id)
    await insertAd(db, user.id, { stat: 6, archivedReason: 'sold' })
    const body = {
      type: 1,
      companyName: 'ООО «Ромашка»',
      inn: '7707083893',
      about: 'С 2009 года',
    } as const
    await gateway.get(updateMe, { as: user, body })
    expect(await gateway.get(readSeller, { params: { id: user.id } })).toMatchObject({
      ...body,
      activeAds: 1,
      soldAds: 1,
    })
    expect((await storedAd(db, ad.id)).sellerType).toBe(1)
    await gateway.get(updateMe, { as: user, body: { type: 0 } })
    const person = await gateway.get(readSeller, { params: { id: user.id } })
    expect(person).toMatchObject({ companyName: null, inn: null })
  })

  it('an INN with a wrong check digit is refused with a sentence', async () => {
    const user = await registered()
    expect(await gateway.ask(updateMe, { as: user, body: { inn: '7707083894' } })).toMatchObject({
      status: 422,
      failure: { detail: [{ msg: 'В ИНН опечатка: проверьте цифры' }] },
    })
  })

  it('an unknown flow deletes nothing', async () => {
    const user = await registered()
    const body = { flowId: randomUUID(), code: '12345' }
    expect((await gateway.ask(deletionFinish, { as: user, body })).ok).toBe(false)
  })
})
