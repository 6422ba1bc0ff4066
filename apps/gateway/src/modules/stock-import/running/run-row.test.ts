import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ads } from '../../ads/ads.table.ts'
import { adConfirmations } from '../../ads/confirmation/ad-confirmations.table.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { users } from '../../identity/users/users.table.ts'
import { photos } from '../../media/photos.table.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { createStockWorld } from '../testing/stock-world.ts'
import { runRow } from './run-row.ts'

const world = await createStockWorld()
const {
  gateway,
  work,
  signal,
  run,
  origin,
  anna,
  ask,
  checked,
  imported,
  read,
  steer,
  rowsOf,
  adsOf,
  dealer,
} = world
const { db } = gateway
const PHOTO = `${origin}/photos/1.jpg, ${origin}/photos/2.jpg`

it('§9 import: new ads are drafts that wait for their owner, told once for all', async () => {
  const owner = await dealer()
  const done = await imported(owner, [carRow('1', { Фото: PHOTO }), carRow('2')])
  expect(done).toMatchObject({ state: 'done', counts: { created: 2, create: 0, refused: 0 } })
  const made = await adsOf(owner)
  expect(
    made.map(({ stat, photosTotal, contactName }) => ({ stat, photosTotal, contactName })),
  ).toEqual([
    { stat: 0, photosTotal: 2, contactName: 'Автодом' },
    { stat: 0, photosTotal: 0, contactName: 'Автодом' },
  ])
  const ids = made.map(({ id }) => id)
  expect(await db.$count(adConfirmations, inArray(adConfirmations.adId, ids))).toBe(2)
  const audited = await db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.batchId, done.id), eq(auditRows.event, 'ad.created')))
  expect(audited).toHaveLength(2)
  expect(audited[0]).toMatchObject({ actorId: anna.id, onBehalfOf: owner.id })
  expect(await db.$count(messages, eq(messages.recipient, owner.phone))).toBe(1)
})

it('§9 import: a changed row changes its ad, and photographs are fetched once', async () => {
  const owner = await dealer()
  await imported(owner, [carRow('1', { Фото: PHOTO })])
  const fetched = await db.$count(photos, eq(photos.userId, owner.id))
  const again = await imported(owner, [
    carRow('1', { Фото: `${PHOTO} ${origin}/photos/3.jpg`, Цена: '700000' }),
  ])
  expect(again.counts).toMatchObject({ changed: 1 })
  const [ad] = await adsOf(owner)
  expect(ad).toMatchObject({ price: 70_000_000, photosTotal: 3 })
  expect(await db.$count(photos, eq(photos.userId, owner.id))).toBe(fetched + 1)
})

it('§9 import: a photograph that is not there is a note, the ad is made without it', async () => {
  const owner = await dealer()
  const { id, counts } = await imported(owner, [
    carRow('1', { Фото: `${origin}/missing.jpg ${origin}/photos/1.jpg` }),
  ])
  expect(counts).toMatchObject({ created: 1 })
  expect((await rowsOf(id))[0]?.problems).toEqual([
    expect.objectContaining({ column: 'Фото', isNote: true, text: `${origin}/missing.jpg` }),
  ])
  expect((await adsOf(owner))[0]?.photosTotal).toBe(1)
})

it('§9 import: an ad that has changed since the preview is refused, the others go on', async () => {
  const owner = await dealer()
  await imported(owner, [carRow('1'), carRow('2')])
  const { id } = await checked(owner, [carRow('1', { Цена: '1' }), carRow('2', { Цена: '2' })])
  const [first] = await adsOf(owner)
  await db
    .update(ads)
    .set({ version: 99 })
    .where(eq(ads.id, first?.id ?? ''))
  await steer(id, 'start')
  await run()
  expect((await rowsOf(id)).map(({ row, state }) => [row, state])).toEqual([
    [2, 'refused'],
    [3, 'changed'],
  ])
})

it('§9 import: a process that dies behind any step makes no ad twice', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', { Фото: PHOTO }), carRow('2')])
  await steer(id, 'start')
  const photosSet = {
    ...work,
    adPhotos: {
      ...work.adPhotos,
      exchange: () => Promise.reject(Object.assign(new Error('cut'), { code: '57P01' })),
    },
  }
  await expect(runRow(photosSet, id, signal)).rejects.toThrow('cut')
  expect(await adsOf(owner)).toHaveLength(1)
  await run()
  expect((await read(id)).counts).toMatchObject({ created: 2 })
  expect((await adsOf(owner)).map(({ photosTotal }) => photosTotal)).toEqual([2, 0])
  expect(await run()).toBe(0)
})

it('§9 import: it is paused, resumed and cancelled between rows; a moderator without the role imports nothing', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1'), carRow('2'), carRow('3')])
  await steer(id, 'start')
  expect(await runRow(work, id, signal)).toBe(true)
  expect((await steer(id, 'pause')).ok).toBe(true)
  expect(await run()).toBe(0)
  await steer(id, 'resume')
  await runRow(work, id, signal)
  await steer(id, 'cancel')
  expect(await run()).toBe(0)
  expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { created: 2, create: 1 } })
  expect((await steer(id, 'start')).status).toBe(409)

  const mine = await checked(owner, [carRow('9')])
  await steer(mine.id, 'start')
  await db.update(users).set({ role: 'user' }).where(eq(users.id, anna.id))
  await run()
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, anna.id))
  expect(await read(mine.id)).toMatchObject({ state: 'cancelled', counts: { created: 0 } })
})

it('§9 import: of an account that was merged meanwhile nothing is made', async () => {
  const [owner, other] = [await dealer(), await dealer()]
  const { id } = await checked(owner, [carRow('1')])
  await steer(id, 'start')
  await db.update(users).set({ mergedIntoId: other.id }).where(eq(users.id, owner.id))
  await run()
  expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { created: 0 } })
  const again = await ask(Buffer.from('Марка;Цена\nЛада;5'), owner)
  expect(again).toMatchObject({ failure: { code: 'user.merged' } })
})
