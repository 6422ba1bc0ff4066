import { deletionFinish, deletionInit, exportAccount } from '@trassa/contracts/calls/account'
import {
  cancelEmail,
  confirmEmail,
  readEmail,
  removeEmail,
  setEmail,
} from '@trassa/contracts/calls/account-email'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BEHIND_PROXY, fromNewAddress, lastCode } from '../../../testing/login.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { newPhone } from '../../../testing/registration.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { DeliveryFailure } from '../../messaging/public.ts'
import { users } from '../users/users.table.ts'
import { purgePendingEmails } from './pending-emails.repository.ts'
import { pendingEmails } from './pending-emails.table.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const registered = async () => gateway.createUser({ phone: newPhone() })

let mailboxes = 0
const newEmail = () => `ivan${++mailboxes}@mail.example`

const set = (user: TestUser, email: string, headers = fromNewAddress()) =>
  gateway.ask(setEmail, { as: user, body: { email }, headers })
const stateOf = (user: TestUser) => gateway.get(readEmail, { as: user })
const confirm = (token: string) =>
  gateway.ask(confirmEmail, { body: { token }, headers: fromNewAddress() })

/** Delivers what waits, as a worker does. @returns the letters by their recipients. */
async function deliverAll(fail = false) {
  const letters = new Map<string, string>()
  const { outbox } = messagingWith(gateway, async (to, body) => {
    if (fail) throw new DeliveryFailure('recipient', 'no such mailbox')
    letters.set(to, body)
  })
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM messages WHERE state = 'queued' ORDER BY created_at`,
  )
  for (const { id } of rows) await outbox.deliver(id).catch(() => undefined)
  return letters
}

async function tokenFor(user: TestUser, email: string): Promise<string> {
  expect(await set(user, email)).toMatchObject({ ok: true })
  const letter = (await deliverAll()).get(email)
  const token = /\/confirmEmail\?token=([\w-]{43})/.exec(letter ?? '')?.[1]
  if (!token) throw new Error(`No letter to ${email}`)
  return token
}

async function confirmed() {
  const user = await registered()
  const email = newEmail()
  await confirm(await tokenFor(user, email))
  return { user, email }
}

describe('decision 115: an address counts from its confirmation', () => {
  it('a link without a session confirms it, and the history says so without the address', async () => {
    const user = await registered()
    const email = newEmail()
    const token = await tokenFor(user, email)
    expect(await stateOf(user)).toMatchObject({ email: null, pending: { email }, available: true })
    expect(await confirm(token)).toMatchObject({ ok: true, detail: { email } })
    expect(await stateOf(user)).toEqual({ email, pending: null, available: true })
    const history = await userHistory(db, user.id)
    expect(history).toMatchObject([{ event: 'user.emailChanged' }])
    expect(JSON.stringify(history)).not.toContain(email)
    expect(await confirm(token)).toMatchObject({ ok: true, detail: { email } })
    expect(await userHistory(db, user.id)).toHaveLength(1)
  })

  it('is kept in lower case, and the token is not kept', async () => {
    const user = await registered()
    await set(user, '  Ivan.Petrov@Mail.Example ')
    const [row] = await db.select().from(pendingEmails).where(eq(pendingEmails.userId, user.id))
    expect(row?.email).toBe('ivan.petrov@mail.example')
    const letter = (await deliverAll()).get('ivan.petrov@mail.example') ?? ''
    expect(letter).not.toContain(row?.tokenHash)
  })

  it.each(['ivan', 'ivan@', 'a b@mail.example', 'x@mail.example\nBcc: y@mail.example', ''])(
    '«%s» is refused',
    async (email) => {
      expect(await set(await registered(), email)).toMatchObject({ status: 422 })
    },
  )

  it('the address before stays until the next one is confirmed, also where that is given up', async () => {
    const { user, email } = await confirmed()
    const next = newEmail()
    const token = await tokenFor(user, next)
    expect(await stateOf(user)).toMatchObject({ email, pending: { email: next } })
    expect(await gateway.get(cancelEmail, { as: user })).toMatchObject({ email, pending: null })
    expect(await confirm(token)).toMatchObject({ failure: { code: 'confirmation.unknown' } })
    await confirm(await tokenFor(user, newEmail()))
    expect((await stateOf(user)).email).not.toBe(email)
  })

  it('a newer link ends the earlier one; the confirmed address again gives up the change', async () => {
    const { user, email } = await confirmed()
    const first = await tokenFor(user, newEmail())
    const second = await tokenFor(user, newEmail())
    expect(await confirm(first)).toMatchObject({ status: 404 })
    expect(await set(user, email)).toMatchObject({ detail: { email, pending: null } })
    expect(await confirm(second)).toMatchObject({ status: 404 })
  })

  it('ends after 24 hours, and is deleted a week later', async () => {
    const user = await registered()
    const token = await tokenFor(user, newEmail())
    const age = (hours: number) =>
      db
        .update(pendingEmails)
        .set({ expiresAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(pendingEmails.userId, user.id))
    const [row] = await db.select().from(pendingEmails).where(eq(pendingEmails.userId, user.id))
    expect(Number(row?.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(Number(row?.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
    await age(1)
    expect(await confirm(token)).toMatchObject({ failure: { code: 'confirmation.expired' } })
    expect((await stateOf(user)).email).toBeNull()
    await age(24 * 8)
    await purgePendingEmails(db)
    expect(await stateOf(user)).toMatchObject({ pending: null })
  })

  it('a letter that cannot be delivered is shown', async () => {
    const user = await registered()
    await set(user, newEmail())
    await deliverAll(true)
    expect(await stateOf(user)).toMatchObject({ pending: { undelivered: true } })
  })

  it('removed, it is gone, and so is what waited; the link confirms nothing any more', async () => {
    const { user } = await confirmed()
    const token = await tokenFor(user, newEmail())
    const state = await gateway.get(removeEmail, { as: user })
    expect(state).toMatchObject({ email: null, pending: null })
    expect(await confirm(token)).toMatchObject({ status: 404 })
  })

  it('of two confirmations at once and of a removal beside one, all leave a whole state', async () => {
    const user = await registered()
    const email = newEmail()
    const token = await tokenFor(user, email)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await userHistory(db, user.id)).toHaveLength(1)
  })
})

describe('decision 115: letters with links are limited like codes', () => {
  it('a minute between two to one address; another address may follow at once', async () => {
    const user = await registered()
    const email = newEmail()
    await set(user, email)
    const again = await set(user, email)
    expect(again).toMatchObject({ status: 429, failure: { code: 'email.too_soon' } })
    expect(await set(user, newEmail())).toMatchObject({ ok: true })
  })

  it('five an hour of one account', async () => {
    const user = await registered()
    for (let n = 0; n < 5; n++) expect(await set(user, newEmail())).toMatchObject({ ok: true })
    const sixth = await set(user, newEmail())
    expect(sixth).toMatchObject({ status: 429, failure: { code: 'email.too_many' } })
  })

  it('ten a day to one address, of all users together', async () => {
    const email = newEmail()
    for (let n = 0; n < 10; n++) await set(await registered(), email)
    expect(await set(await registered(), email)).toMatchObject({ status: 429 })
  })

  it('without a mail server nothing is promised', async () => {
    const { createEmailService } = await import('./email.service.ts')
    const { outbox } = messagingWith(gateway, async () => undefined)
    const off = createEmailService({ db, outbox, publicUrl: 'http://a', isOn: false })
    const user = await registered()
    const visitor = { userId: user.id } as Parameters<typeof off.read>[0]
    expect(await off.read(visitor)).toMatchObject({ available: false })
    await expect(async () => off.set(visitor, newEmail(), '10.0.0.1')).rejects.toMatchObject({
      code: 'email.unavailable',
    })
  })
})

it('domain §2: an export names the addresses, and a deletion erases them at once', async () => {
  const { user, email } = await confirmed()
  const next = newEmail()
  await set(user, next)
  const { parts } = await gateway.get(exportAccount, { as: user })
  expect(parts.email).toMatchObject([
    { email, confirmed: true },
    { email: next, confirmed: false },
  ])
  const flow = await gateway.get(deletionInit, { as: user, headers: fromNewAddress() })
  const code = await lastCode(gateway, user.phone)
  await gateway.get(deletionFinish, { as: user, body: { flowId: flow.id, code } })
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.email).toBeNull()
  expect(await db.$count(pendingEmails, eq(pendingEmails.userId, user.id))).toBe(0)
})
