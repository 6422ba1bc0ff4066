import { chooseNotice } from '@trassa/contracts/calls/account'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY } from '../../../testing/ads.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { insertPackage } from './packages.repository.ts'
import { packages } from './packages.table.ts'
import { createPackageReminders } from './remind-of-packages.ts'

const gateway = await createTestGateway()
const { db } = gateway
const sent: string[] = []
const { notifications } = messagingWith(gateway, async (_, body) => void sent.push(body))
const remind = createPackageReminders({ db, notifications, publicUrl: 'https://trassa.example' })

const NOW = new Date('2026-06-15T09:00:00.000Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)

beforeEach(() => db.delete(packages))

async function giveFor({ id: userId }: TestUser, quantity: number, days: number): Promise<void> {
  const given = { userId, type: 'GENERAL' as const, quantity, lineId: null, now: NOW, days }
  await db.transaction((tx) => insertPackage(tx, given))
}
/** The texts of everything that was ever to be told. */
async function bodies(): Promise<string[]> {
  const queued = await db.select().from(messages).where(eq(messages.state, 'queued'))
  for (const { id } of queued) await notifications.deliver(id)
  return sent
}

it('domain §5: publications that lapse are told of a week and a day before, once each', async () => {
  const owner = await gateway.createUser({ type: 1 })
  await giveFor(owner, 5, 90)
  const told: number[] = []
  for (let day = 80; day <= 91; day++) {
    const before = (await bodies()).length
    await remind(inDays(day))
    await remind(inDays(day))
    if ((await bodies()).length > before) told.push(day)
  }
  expect(told).toEqual([83, 89])
  expect(sent.at(-1)).toBe(
    'Трасса: 13\u00a0сентября сгорят неиспользованные публикации (5). Разместите объявления: https://trassa.example/profile/PackagePayment',
  )
})

it('several packages of an owner are one message with the first day', async () => {
  const owner = await gateway.createUser({ type: 1 })
  await giveFor(owner, 5, 6)
  await giveFor(owner, 10, 5)
  const before = (await bodies()).length
  expect(await remind(NOW)).toBe(2)
  expect(await bodies()).toHaveLength(before + 1)
  const body = sent.at(-1)
  expect(body).toContain('20\u00a0июня')
  expect(body).toContain('(15)')
})

it('nothing is told of packages that are used up, nor to an owner who has switched it off', async () => {
  const [user, quiet] = [await gateway.createUser(), await gateway.createUser()]
  await giveFor(user, 1, 5)
  await db.update(packages).set({ remainder: 0 })
  await giveFor(quiet, 1, 5)
  const choice = { kind: 'packageLapses', channel: 'sms', enabled: false } as const
  await gateway.get(chooseNotice, { as: quiet, body: choice })
  const before = (await bodies()).length
  expect(await remind(NOW)).toBe(1)
  expect(await remind(NOW)).toBe(0)
  expect(await bodies()).toHaveLength(before)
})
