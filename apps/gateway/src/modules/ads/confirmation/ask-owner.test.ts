import { chooseNotice } from '@trassa/contracts/calls/account'
import { answerConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import { adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { createAdFor, decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { readUser } from '@trassa/contracts/calls/moderator/users'
import type { ConfirmationChannel } from '@trassa/contracts/entities/ad-confirmation'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/secrets/link-token.ts'
import { CAR, createDraft, createSeller, historyOf, storedAd } from '../../../testing/ads.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createReachable } from '../../../testing/notices.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { DeliveryFailure } from '../../messaging/channels/delivery-failure.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { createStaff } from '../../moderation/testing/staff.ts'
import { ads } from '../ads.table.ts'
import { adConfirmations } from './ad-confirmations.table.ts'
import { createOwnerAsking } from './ask-owner.ts'
import { ageLinks, linkTo } from './testing/links.ts'
import { beginFor, lastToken, submitFor } from './testing/on-behalf.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior } = await createStaff(gateway)

let owner: TestUser
let id: string

beforeEach(async () => {
  owner = await createSeller(gateway)
  id = await beginFor(gateway, { moderator: anna, owner })
})

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const submit = () => submitFor(gateway, anna, id)
const read = () => gateway.get(readAd, { as: anna, params: { id } })
const refused = (status: number, code: string) => ({ status, failure: { code } })
const stored = async () => {
  const [row] = await db.select().from(adConfirmations).where(eq(adConfirmations.adId, id))
  return row
}

describe('§9 an ad on a user’s behalf: its owner confirms before it goes live', () => {
  it('a moderator’s submission leaves the draft one and sends the owner a link', async () => {
    expect((await read()).confirmation).toEqual({ sentAt: null, expiresAt: null })
    expect(await submit()).toMatchObject({
      ok: true,
      detail: { stat: 0, confirmation: { sentAt: expect.any(String) } },
    })
    const [message] = await listDevMailboxMessages(db, { recipient: owner.phone, limit: 1 })
    expect(message).toMatchObject({ channel: 'sms' })
    expect(message?.body).toMatch(
      /^Трасса: подтвердите объявление «.*Granta.*» http:\/\/localhost:3000\/confirmAd\?token=[\w-]{43}$/,
    )
    const { slug } = await storedAd(db, id)
    expect(await gateway.ask(adBySlug, { query: { slug } })).toMatchObject({ status: 404 })
    expect((await historyOf(db, id)).at(-1)).toMatchObject({
      event: 'ad.confirmationSent',
      actorId: anna.id,
      onBehalfOf: owner.id,
    })
  })

  it('§2: of the token only a hash is stored; it holds for seven days', async () => {
    await submit()
    const token = await lastToken(gateway, owner)
    const row = await stored()
    expect(row?.tokenHash).toBe(hashToken(token))
    const { confirmation } = await read()
    const lasts = Date.parse(confirmation?.expiresAt ?? '') - Date.parse(confirmation?.sentAt ?? '')
    expect(lasts).toBe(7 * DAY)
    expect(JSON.stringify(await historyOf(db, id))).not.toContain(token)
  })

  it('an incomplete one is refused at its fields, and no message is sent', async () => {
    const body = { userId: owner.id, adType: 'auto' as const, ...CAR, price: null }
    const ad = await gateway.get(createAdFor, { as: anna, body })
    expect(await submitFor(gateway, anna, ad.id)).toMatchObject({
      status: 422,
      failure: {
        code: 'ad.incomplete',
        detail: expect.arrayContaining([expect.objectContaining({ loc: ['body', 'price'] })]),
      },
    })
    expect(await listDevMailboxMessages(db, { recipient: owner.phone, limit: 1 })).toEqual([])
  })

  it('the user’s card says so', async () => {
    await submit()
    const { ads } = await gateway.get(readUser, { as: anna, query: { phone: owner.phone } })
    const [ad] = ads
    expect(ad).toMatchObject({ id, stat: 0, confirmation: { sentAt: expect.any(String) } })
  })

  it('of a draft that its owner began and never sent, the owner is asked, too', async () => {
    const own = await createDraft(gateway, owner)
    const unsent = await gateway.get(readAd, { as: anna, params: { id: own.id } })
    expect(unsent.confirmation).toEqual({ sentAt: null, expiresAt: null })
    expect(await submitFor(gateway, anna, own.id)).toMatchObject({
      detail: { stat: 0, confirmation: { sentAt: expect.any(String) } },
    })
    const { version } = await storedAd(db, own.id)
    const body = { token: await lastToken(gateway, owner), answer: 'publish' as const, version }
    expect(await gateway.get(answerConfirmation, { body })).toMatchObject({ stat: 1 })
  })

  it('no question about an ad that its owner has sent before, nor about a moderator’s own', async () => {
    const sent = await createDraft(gateway, owner)
    await db.update(ads).set({ paymentStatus: 1 }).where(eq(ads.id, sent.id))
    const read = await gateway.get(readAd, { as: anna, params: { id: sent.id } })
    expect(read.confirmation).toBeNull()
    expect(await submitFor(gateway, anna, sent.id)).toMatchObject({
      detail: { confirmation: null },
    })
    expect((await storedAd(db, sent.id)).stat).not.toBe(0)
    const mine = await beginFor(gateway, { moderator: anna, owner: anna })
    await submitFor(gateway, anna, mine)
    expect((await storedAd(db, mine)).stat).toBe(2)
  })

  it('the owner’s own submission counts as the answer', async () => {
    await submit()
    const { version } = await storedAd(db, id)
    const own = { as: owner, params: { id }, body: { stat: 2 as const, version } }
    expect(await gateway.get(updateStat, own)).toMatchObject({ stat: 1 })
    expect(await stored()).toMatchObject({ answer: 'publish' })
  })

  it('a senior moderator’s comment does not stand for the owner’s consent', async () => {
    const { version } = await storedAd(db, id)
    const body = { stat: 1 as const, version, comment: 'Подтвердил по телефону' }
    expect(await gateway.ask(decideAd, { as: senior, params: { id }, body })).toMatchObject(
      refused(409, 'ad.unconfirmed'),
    )
    expect((await storedAd(db, id)).stat).toBe(0)
  })

  it('no other call avoids the confirmation: what the owner disowned cannot be restored and renewed', async () => {
    await submit()
    await db.update(adConfirmations).set({ answer: 'disown' }).where(eq(adConfirmations.adId, id))
    const { version } = await storedAd(db, id)
    await gateway.get(updateStat, { as: owner, params: { id }, body: { stat: 7, version } })
    const move = (stat: 6 | 1, at: number) =>
      gateway.ask(decideAd, { as: anna, params: { id }, body: { stat, version: at } })
    expect(await move(6, version + 1)).toMatchObject({ ok: true })
    expect(await move(1, version + 2)).toMatchObject(refused(409, 'ad.unconfirmed'))
  })
})

describe('§9 where the process dies between the commit and the delivery', () => {
  it('the job delivers the link, which works, and the history says so', async () => {
    const ad = await storedAd(db, id)
    const sent: string[] = []
    const messaging = messagingWith(gateway, async (_, body) => void sent.push(body))
    const { notifications } = messaging
    const asking = createOwnerAsking({ notifications, publicUrl: 'https://trassa.example' })
    const trace = { requestId: 'request-1', sessionId: 'session-1' }
    const question = { ad, request: { stat: 2 as const }, actorId: anna.id, trace }
    const noticeId = await db.transaction((tx) =>
      asking.prepare(tx, { ...question, now: new Date() }),
    )
    const told = async () =>
      (await historyOf(db, id)).filter(({ event }) => event === 'ad.confirmationSent')
    expect(await told()).toEqual([])
    await messaging.outbox.deliverByJob({
      payload: { messageId: noticeId ?? '' },
      now: new Date(),
      isLastAttempt: false,
      signal: new AbortController().signal,
    })
    const token = /token=([\w-]{43})$/.exec(sent[0] ?? '')?.[1] ?? ''
    expect((await stored())?.tokenHash).toBe(hashToken(token))
    expect(await told()).toMatchObject([trace])
  })
})

describe('§9 the way of the link where the owner has a number and Telegram', () => {
  let reachable: Awaited<ReturnType<typeof createReachable>>
  beforeEach(async () => {
    reachable = await createReachable(gateway)
    id = await beginFor(gateway, { moderator: anna, owner: reachable })
  })
  const askBy = (channel?: ConfirmationChannel) => submitFor(gateway, anna, id, channel)
  const writtenOn = async () => {
    const rows = await db
      .select({ channel: messages.channel })
      .from(messages)
      .where(inArray(messages.recipient, [reachable.phone, reachable.telegramId]))
    return rows.map(({ channel }) => channel)
  }
  const mute = (channel: ConfirmationChannel) =>
    gateway.get(chooseNotice, {
      as: reachable,
      body: { kind: 'adConfirmation', channel, enabled: false },
    })

  it.each([
    [undefined, 'sms'],
    ['sms', 'sms'],
    ['telegram', 'telegram'],
  ] as const)('chosen %s: by %s and no other', async (channel, expected) => {
    expect(await askBy(channel)).toMatchObject({ ok: true })
    expect(await writtenOn()).toEqual([expected])
  })

  it('without a choice Telegram stands in for the SMS that the owner has switched off', async () => {
    await mute('sms')
    expect(await askBy()).toMatchObject({ ok: true })
    expect(await writtenOn()).toEqual(['telegram'])
  })

  it.each([
    ['sms', 'confirmation.muted'],
    ['telegram', 'confirmation.no_telegram'],
  ] as const)(
    'a chosen way that is switched off (%s) is refused, and nothing is counted',
    async (channel, code) => {
      await mute(channel)
      expect(await askBy(channel)).toMatchObject(refused(409, code))
      expect(await writtenOn()).toEqual([])
      expect((await stored())?.sends).toEqual([])
    },
  )

  it('only ways that exist', async () => {
    expect(await askBy('email' as never)).toMatchObject({ status: 422 })
  })
})

describe('§9 sending the link again', () => {
  it('not within a minute; afterwards the new one replaces the old one', async () => {
    await submit()
    const first = await lastToken(gateway, owner)
    expect(await submit()).toMatchObject({
      ...refused(429, 'confirmation.too_soon'),
      headers: { 'retry-after': expect.stringMatching(/^(59|60)$/) },
    })
    await ageLinks(db, id, 61 * SECOND)
    expect(await submit()).toMatchObject({ ok: true })
    const second = await lastToken(gateway, owner)
    expect(second).not.toBe(first)
    expect((await stored())?.tokenHash).toBe(hashToken(second))
  })

  it('five times a day', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await submit()).toMatchObject({ ok: true })
      await ageLinks(db, id, 61 * SECOND)
    }
    expect(await submit()).toMatchObject(refused(429, 'confirmation.too_many'))
    await ageLinks(db, id, DAY - 4 * 61 * SECOND)
    expect(await submit()).toMatchObject({ ok: true })
  })

  it.each([
    ['recipient', 'confirmation.undeliverable'],
    ['provider', 'server.unavailable'],
  ] as const)(
    'one that did not leave (%s) is not counted, and the link before it works',
    async (reason, code) => {
      const draft = await storedAd(db, (await createDraft(gateway, owner)).id)
      const token = await linkTo(db, draft.id)
      await ageLinks(db, draft.id, 61 * SECOND)
      const [before] = await db
        .select()
        .from(adConfirmations)
        .where(eq(adConfirmations.adId, draft.id))
      const send = () => Promise.reject(new DeliveryFailure(reason, 'Не ушло'))
      const { notifications } = messagingWith(gateway, send)
      const asking = createOwnerAsking({ notifications, publicUrl: 'https://trassa.example' })
      const trace = { sessionId: 'session-1' }
      const question = { ad: draft, request: { stat: 2 as const }, actorId: anna.id, trace }
      const noticeId = await db.transaction((tx) =>
        asking.prepare(tx, { ...question, now: new Date() }),
      )
      if (!noticeId) throw new Error('No question was sent')
      await expect(asking.send(noticeId)).rejects.toMatchObject({ code })
      const [after] = await db
        .select()
        .from(adConfirmations)
        .where(eq(adConfirmations.adId, draft.id))
      expect(after).toEqual(before)
      expect(after?.tokenHash).toBe(hashToken(token))
      const events = (await historyOf(db, draft.id)).map(({ event }) => event)
      expect(events).not.toContain('ad.confirmationSent')
    },
  )
})
