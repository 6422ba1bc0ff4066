import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY, insertAd, storedAd } from '../../../testing/ads.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createReachable, noticesTo } from '../../../testing/notices.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { ads } from '../ads.table.ts'
import { createStillOfferedLinks } from '../still-offered/still-offered-links.ts'
import { createOwnerReminders } from './remind-owners.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
const { notifications } = messagingWith(gateway, async () => undefined)
const stillOfferedLinks = createStillOfferedLinks(config)
const remind = createOwnerReminders({
  db,
  notifications,
  stillOfferedLinks,
  publicUrl: config.publicUrl,
  isKeptCurrent: () => sql`false`,
})
const now = new Date()
const at = (days: number) => new Date(now.getTime() + days * DAY)

/** An owner with these ads, the jobs of two workers, and what the owner has got. */
async function remindedOf(...rows: Partial<typeof ads.$inferInsert>[]) {
  const owner = await createReachable(gateway)
  const inserted = []
  for (const row of rows) inserted.push(await insertAd(db, owner.id, row))
  await Promise.all([remind(now), remind(now)])
  const read = () => noticesTo(gateway, owner.telegramId)
  return { owner, ads: inserted, read, notices: await read() }
}
const fresh = { statChangedAt: now, expiresAt: at(20) }

it('domain §3: three days and one day before the expiry, once each; not after it', async () => {
  const { notices, read } = await remindedOf(
    { ...fresh, title: 'Далеко', expiresAt: at(3.1) },
    { ...fresh, title: 'Скоро', expiresAt: at(2.9) },
    { ...fresh, title: 'Завтра', expiresAt: at(0.9) },
    { ...fresh, title: 'Истекло', expiresAt: at(-0.1) },
    { ...fresh, title: 'Снято', expiresAt: at(0.9), stat: 6 },
  )
  expect(notices.map(({ type }) => type)).toEqual(['adExpiresSoon', 'adExpiresTomorrow'])
  expect(notices[0]?.text).toContain('«Скоро»')
  expect(notices[1]?.text).toContain('«Завтра»')
  await remind(now)
  expect(await read()).toHaveLength(2)
  await remind(at(2))
  expect((await read()).map(({ type }) => type)).toEqual([
    'adExpiresSoon',
    'adExpiresTomorrow',
    'adExpiresSoon',
    'adExpiresTomorrow',
  ])
})

it('domain §8: «Ещё продаёте?» on days 7 and 14 with two buttons, anew for the next publication', async () => {
  const { notices, ads, read } = await remindedOf({ ...fresh, statChangedAt: at(-7.1) })
  const [ad] = ads
  expect(notices).toMatchObject([
    {
      type: 'stillOffered',
      text: expect.stringMatching(/^<b>Ещё продаёте «.*»\?<\/b>\n.*7 дней/),
      buttons: [
        { text: 'Да, продаю', data: `offered:${ad?.id}` },
        { text: 'Уже продано', data: `sold:${ad?.id}` },
        { text: 'Ответить', url: expect.stringContaining('/stillOffered?token=') },
      ],
    },
  ])
  await remind(at(7))
  await remind(at(7))
  expect(await read()).toHaveLength(2)
  expect(await storedAd(db, ad?.id ?? '')).toEqual(ad)
})

it('domain §8: not asked: younger ads, those that were confirmed lately, those of long ago', async () => {
  const { notices } = await remindedOf(
    { ...fresh, statChangedAt: at(-6.9) },
    { ...fresh, statChangedAt: at(-7.1), confirmedAt: at(-1) },
    { ...fresh, statChangedAt: at(-10) },
  )
  expect(notices).toEqual([])
})

it('more than three ads of an owner at once are one question with the way to the list', async () => {
  const rows = [1, 2, 3, 4].map((index) => ({
    ...fresh,
    title: `Машина ${index}`,
    statChangedAt: at(-14.1),
  }))
  const { notices } = await remindedOf(...rows)
  expect(notices).toMatchObject([
    { type: 'stillOfferedMany', text: expect.stringContaining('Машина 4') },
  ])
})

it('of a service it is not asked whether it is still sold', async () => {
  const soon = { ...fresh, expiresAt: at(2.9) }
  const expiring = await remindedOf(soon, { ...soon, adType: 'services' })
  expect(expiring.notices).toMatchObject([
    { text: expect.stringContaining('Если объявление актуально, продлите') },
  ])
  const asked = { ...fresh, statChangedAt: at(-7.1) }
  const many = await remindedOf(asked, asked, asked, { ...asked, adType: 'services' })
  expect(many.notices).toMatchObject([
    { text: expect.stringMatching(/^<b>Объявления ещё актуальны\? 4\sобъявления<\/b>/) },
  ])
})
