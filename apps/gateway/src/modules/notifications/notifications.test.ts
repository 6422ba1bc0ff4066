import { chooseNotice, listNoticeChoices } from '@trassa/contracts/calls/account'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { messagingWith } from '../../testing/messaging.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { messages } from '../messaging/outbox/messages.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const sent: [string, string][] = []
const { notifications } = messagingWith(gateway, async (to, body) => void sent.push([to, body]))

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
  expect((await gateway.get(listNoticeChoices, { as: user })).items).toEqual([
    { kind: 'security', channel: 'sms', enabled: true },
    { kind: 'adConfirmation', channel: 'sms', enabled: false },
    { kind: 'packageLapses', channel: 'sms', enabled: true },
  ])
  const notify = () => db.transaction((tx) => notifications.notify(tx, notice(user.id)))
  await expect(notify()).rejects.toMatchObject({ code: 'confirmation.muted' })
  await choose('adConfirmation', true)
  await notify()
})
