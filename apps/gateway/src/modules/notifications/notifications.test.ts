import { chooseNotice, listNoticeChoices } from '@trassa/contracts/calls/account'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { composeMessaging } from '../../main/compose/messaging.ts'
import { messagingWith, NO_FILES } from '../../testing/messaging.ts'
import { createReachable } from '../../testing/notices.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { users } from '../identity/public.ts'
import { createChannels } from '../messaging/channels/create-channels.ts'
import { messages } from '../messaging/outbox/messages.table.ts'
import { startTelegramDispatcher, stopTelegramChat } from '../messaging/public.ts'
import { claimTelegramMessages } from '../messaging/telegram/telegram-queue.repository.ts'
import { savedSearches } from '../saved-searches/saved-searches.table.ts'
import { createNoticeTopics } from './notice-topics.ts'

const gateway = await createTestGateway()
const { db } = gateway
const sent: [string, string][] = []
const { notifications, outbox } = messagingWith(
  gateway,
  async (to, body) => void sent.push([to, body]),
)

const notice = (userId: string) => ({
  type: 'adConfirmation' as const,
  userId,
  facts: { title: 'Lada Granta', url: 'https://trassa.example/confirmAd?token=t' },
  context: {
    adId: '1',
    ownerId: userId,
    moderatorId: '2',
    sessionId: 'session-1',
    tokenHash: 'hash',
    linkBefore: { tokenHash: null, expiresAt: null, sends: [new Date()] },
  },
})

it('§9 confirmation: goes to the user’s phone with the text of its type, and lives as long as the link', async () => {
  const user = await gateway.createUser()
  const id = await db.transaction((tx) => notifications.notify(tx, notice(user.id)))
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  expect(message).toMatchObject({ topic: 'notice.adConfirmation', channel: 'sms', state: 'queued' })
  const lifetime = Number(message?.expiresAt) - Number(message?.createdAt)
  expect(lifetime).toBe(7 * 24 * 60 * 60 * 1000)
  await notifications.deliver(id)
  expect(sent).toEqual([
    [
      user.phone,
      'Трасса: подтвердите объявление «Lada Granta» https://trassa.example/confirmAd?token=t',
    ],
  ])
})

it('an unknown user is refused, and so is a context of another shape', async () => {
  const notify = (one: Parameters<typeof notifications.notify>[1]) =>
    db.transaction((tx) => notifications.notify(tx, one))
  await expect(notify(notice('999999'))).rejects.toMatchObject({ code: 'user.not_found' })
  const { id } = await gateway.createUser()
  await expect(notify({ ...notice(id), context: { adId: 'x' } })).rejects.toThrow()
})

it('domain §2: a notice that its user has switched off is not sent; one about security cannot be', async () => {
  const user = await gateway.createUser()
  const choose = (kind: 'security' | 'adConfirmation', enabled: boolean) =>
    gateway.ask(chooseNotice, { as: user, body: { kind, channel: 'sms', enabled } })
  expect(await choose('security', false)).toMatchObject({ status: 409 })
  await choose('adConfirmation', false)
  const { items } = await gateway.get(listNoticeChoices, { as: user })
  expect(items.filter(({ kind }) => kind === 'security' || kind === 'adConfirmation')).toEqual([
    { kind: 'security', channel: 'telegram', enabled: true },
    { kind: 'security', channel: 'email', enabled: true },
    { kind: 'security', channel: 'sms', enabled: true },
    { kind: 'adConfirmation', channel: 'sms', enabled: false },
    { kind: 'adConfirmation', channel: 'telegram', enabled: true },
  ])
  const notify = () => db.transaction((tx) => notifications.notify(tx, notice(user.id)))
  await expect(notify()).rejects.toMatchObject({ code: 'confirmation.muted' })
  await choose('adConfirmation', true)
  await notify()
})

describe('decision 115: a notice goes on the channels that its user has chosen and is reached on', () => {
  const PACKAGES = {
    type: 'packageLapses',
    facts: { units: 3, lastDay: '20 июня', url: 'https://trassa.example/profile/PackagePayment' },
  } as const
  const REFUND = {
    type: 'refundBegun',
    facts: { order: '7', amount: 900, to: 'card', takenBack: ['3 публикации'] },
  } as const

  async function userWith(email: string | null, telegramId: string | null = null) {
    const user = await gateway.createUser()
    await db.update(users).set({ email, telegramId }).where(eq(users.id, user.id))
    return user
  }
  const tell = (userId: string, one: typeof PACKAGES | typeof REFUND) =>
    db.transaction((tx) => notifications.tell(tx, { ...one, userId }))
  const writtenTo = async (...recipients: string[]) => {
    const rows = await db
      .select({ id: messages.id, channel: messages.channel, recipient: messages.recipient })
      .from(messages)
      .where(inArray(messages.recipient, recipients))
    return rows.toSorted((a, b) => a.channel.localeCompare(b.channel))
  }
  const mute = (
    user: TestUser,
    kind: 'adConfirmation' | 'packageLapses',
    channel: 'sms' | 'email',
  ) => gateway.get(chooseNotice, { as: user, body: { kind, channel, enabled: false } })

  it('without an address by SMS', async () => {
    const user = await userWith(null)
    expect(await tell(user.id, PACKAGES)).toBe(true)
    expect(await writtenTo(user.phone)).toMatchObject([{ channel: 'sms' }])
  })

  it('with one by letter; an SMS beside it only where it matters', async () => {
    const user = await userWith('a@mail.example')
    await tell(user.id, PACKAGES)
    expect(await writtenTo(user.phone, 'a@mail.example')).toMatchObject([{ channel: 'email' }])
    await tell(user.id, REFUND)
    expect(await writtenTo(user.phone, 'a@mail.example')).toMatchObject([
      { channel: 'email' },
      { channel: 'email' },
      { channel: 'sms' },
    ])
  })

  it('a muted letter leaves the SMS, and with both muted nothing is written', async () => {
    const user = await userWith('b@mail.example')
    await mute(user, 'packageLapses', 'email')
    await tell(user.id, PACKAGES)
    expect(await writtenTo(user.phone, 'b@mail.example')).toMatchObject([{ channel: 'sms' }])
    await mute(user, 'packageLapses', 'sms')
    expect(await tell(user.id, PACKAGES)).toBe(false)
    expect(await writtenTo(user.phone, 'b@mail.example')).toHaveLength(1)
  })

  it('nothing is written for a deleted account', async () => {
    const user = await userWith('c@mail.example')
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id))
    expect(await tell(user.id, REFUND)).toBe(false)
    expect(await writtenTo(user.phone, 'c@mail.example')).toEqual([])
  })

  it('domain §8: with Telegram there, and no SMS but where it matters', async () => {
    const user = await userWith(null, '7001')
    await tell(user.id, PACKAGES)
    expect(await writtenTo(user.phone, '7001')).toMatchObject([{ channel: 'telegram' }])
    await tell(user.id, REFUND)
    expect(await writtenTo(user.phone, '7001')).toMatchObject([
      { channel: 'sms' },
      { channel: 'telegram' },
      { channel: 'telegram' },
    ])
  })

  it('domain §8: a stopped chat is no way to a person', async () => {
    const user = await userWith(null, '7002')
    await stopTelegramChat(db, '7002')
    await tell(user.id, PACKAGES)
    expect(await writtenTo(user.phone, '7002')).toMatchObject([{ channel: 'sms' }])
  })

  it('a channel that is off in this installation is none either', async () => {
    const user = await userWith('e@mail.example', '7003')
    const { notifications: without } = messagingWith(
      {
        ...gateway,
        config: {
          ...gateway.config,
          email: { provider: 'off' },
          telegramChannel: { provider: 'off' },
        },
      },
      async () => undefined,
    )
    await db.transaction((tx) => without.tell(tx, { ...PACKAGES, userId: user.id }))
    expect(await writtenTo(user.phone, 'e@mail.example', '7003')).toMatchObject([
      { channel: 'sms' },
    ])
  })

  it('a confirmation goes to Telegram where SMS are muted, and its dispatcher delivers it', async () => {
    const user = await userWith(null, '7004')
    await mute(user, 'adConfirmation', 'sms')
    const id = await db.transaction((tx) => notifications.notify(tx, notice(user.id)))
    const before = sent.length
    await notifications.deliver(id)
    expect(sent).toHaveLength(before)
    const [message] = await db.select().from(messages).where(eq(messages.id, id))
    expect(message).toMatchObject({ channel: 'telegram', state: 'queued' })
  })

  it('a letter has its subject, its text and the way to the choices', async () => {
    const user = await userWith('d@mail.example')
    await tell(user.id, PACKAGES)
    const [letter] = await writtenTo('d@mail.example')
    await notifications.deliver(letter?.id ?? '')
    const { subject, text } = JSON.parse(sent.at(-1)?.[1] ?? '{}')
    expect(subject).toBe('20 июня сгорят неиспользованные публикации')
    expect(text).toContain('https://trassa.example/profile/PackagePayment')
    expect(text).toMatch(/\/profile\/ProfileSettings#notices$/)
  })
})

describe('issue 11: at night only security and money', () => {
  const at = (iso: string) =>
    composeMessaging({
      db,
      enqueue: gateway.enqueue,
      channels: createChannels(gateway.config, db, NO_FILES),
      config: gateway.config,
      now: () => new Date(iso),
    }).notifications
  const NIGHT = '2026-11-23T20:00:00Z'
  const PRICE = {
    type: 'priceDropped',
    facts: { title: 'Лада', from: 650_000, price: 600_000, url: 'https://trassa.example/Ad?id=1' },
  } as const
  const holdOf = async (recipient: string) => {
    const [message] = await db.select().from(messages).where(eq(messages.recipient, recipient))
    const { createdAt = new Date(0), notBefore = null, expiresAt = new Date(0) } = message ?? {}
    return {
      hours: notBefore ? Math.round((Number(notBefore) - Number(createdAt)) / 3_600_000) : 0,
      livesHours: Math.round((Number(expiresAt) - Number(notBefore ?? createdAt)) / 3_600_000),
    }
  }

  it('others are held until eight in the morning, Moscow’s where no zone is known; they live on from then', async () => {
    const user = await createReachable(gateway)
    await db.transaction((tx) => at(NIGHT).tell(tx, { ...PRICE, userId: user.id }))
    expect(await holdOf(user.telegramId)).toEqual({ hours: 9, livesHours: 48 })
  })

  it('the zone is that of the newest saved search', async () => {
    const user = await createReachable(gateway)
    await db.insert(savedSearches).values({
      userId: user.id,
      adType: 'auto',
      query: '',
      name: '',
      frequency: 'daily',
      paused: false,
      quietFrom: 0,
      quietTo: 0,
      timeZone: 'Asia/Kamchatka',
    })
    await db.transaction((tx) => at(NIGHT).tell(tx, { ...PRICE, userId: user.id }))
    expect(await holdOf(user.telegramId)).toMatchObject({ hours: 0 })
  })

  it('money is told at once', async () => {
    const user = await createReachable(gateway)
    const facts = { order: '7', amount: 900, to: 'card', takenBack: [] } as const
    const notice = { type: 'refundBegun', facts, userId: user.id } as const
    await db.transaction((tx) => at(NIGHT).tell(tx, notice))
    expect(await holdOf(user.telegramId)).toMatchObject({ hours: 0 })
  })

  it('a held message is not handed to Telegram before, and holds up no later one', async () => {
    const user = await createReachable(gateway)
    await db.transaction((tx) => at(NIGHT).tell(tx, { ...PRICE, userId: user.id }))
    const claimed = async () => {
      const claims = await claimTelegramMessages(db, 1000, [])
      return claims.filter(({ recipient }) => recipient === user.telegramId)
    }
    expect(await claimed()).toEqual([])
    const facts = { order: '7', amount: 900, to: 'card', takenBack: [] } as const
    const notice = { type: 'refundBegun', facts, userId: user.id } as const
    await db.transaction((tx) => at(NIGHT).tell(tx, notice))
    expect(await claimed()).toMatchObject([{ topic: 'notice.refundBegun' }])
  })
})

describe('issue 11: what waits is not sent to a person who has stopped it meanwhile', () => {
  const NOTICES = {
    priceDropped: {
      type: 'priceDropped',
      facts: { title: 'Лада', from: 650_000, price: 600_000, url: 'https://trassa.example/Ad' },
    },
    phoneChanged: { type: 'phoneChanged', facts: { to: '+7 (916) 1**-**-**' } },
  } as const
  type Waiting = 'telegram' | 'email'

  const move = (user: TestUser, to: { email: string | null; telegramId: string | null }) =>
    db.update(users).set(to).where(eq(users.id, user.id))
  const MEANWHILE = {
    muted: async (user: TestUser, channel: Waiting) => {
      const body = { kind: 'priceDrops', channel, enabled: false } as const
      await gateway.get(chooseNotice, { as: user, body })
    },
    unlinked: (user: TestUser) => move(user, { email: null, telegramId: null }),
    moved: (user: TestUser) =>
      move(user, { email: `new${user.id}@mail.example`, telegramId: `66${user.id}` }),
    nothing: async () => undefined,
  }

  it.each([
    ['priceDropped', 'telegram', 'muted', 'failed'],
    ['priceDropped', 'telegram', 'unlinked', 'failed'],
    ['priceDropped', 'telegram', 'moved', 'failed'],
    ['priceDropped', 'telegram', 'nothing', 'sent'],
    ['phoneChanged', 'telegram', 'unlinked', 'sent'],
    ['priceDropped', 'email', 'muted', 'failed'],
    ['priceDropped', 'email', 'unlinked', 'failed'],
    ['priceDropped', 'email', 'moved', 'failed'],
    ['priceDropped', 'email', 'nothing', 'sent'],
    ['phoneChanged', 'email', 'unlinked', 'sent'],
  ] as const)('%s by %s, meanwhile %s: %s', async (type, channel, change, state) => {
    const user = await createReachable(gateway)
    const email = `${user.id}@mail.example`
    await db.update(users).set({ email }).where(eq(users.id, user.id))
    const recipient = channel === 'email' ? email : user.telegramId
    await db.transaction((tx) => notifications.tell(tx, { ...NOTICES[type], userId: user.id }))
    await MEANWHILE[change](user, channel)
    const stored = async () => {
      const [row] = await db.select().from(messages).where(eq(messages.recipient, recipient))
      return { id: row?.id ?? '', state: row?.state, failure: row?.failure }
    }
    const { id } = await stored()
    if (channel === 'telegram') {
      const log = { error: vi.fn(), warn: vi.fn() }
      onTestFinished(startTelegramDispatcher({ db, outbox, log, pace: { takeoverMs: 0 } }))
    } else {
      const signal = new AbortController().signal
      const run = { payload: { messageId: id }, now: new Date(), isLastAttempt: false, signal }
      await outbox.deliverByJob(run)
    }
    const settled = { state, failure: state === 'failed' ? 'not wanted any more' : null }
    await vi.waitFor(async () => expect(await stored()).toMatchObject(settled), 10_000)
    expect(sent.filter(([to]) => to === recipient)).toHaveLength(state === 'sent' ? 1 : 0)
  })

  it('a message of a version that kept no user with it is sent', async () => {
    const topic = createNoticeTopics({}).priceDropped
    expect(await topic.isStillWanted?.(db, topic.context.parse({}), '1', 'email')).toBe(true)
  })
})
