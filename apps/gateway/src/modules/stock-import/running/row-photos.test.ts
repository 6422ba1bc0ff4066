import { and, eq, isNull } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { addPhoto } from '../../../testing/ads.ts'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { users } from '../../identity/users/users.table.ts'
import { photos } from '../../media/photos.table.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { createStockWorld } from '../testing/stock-world.ts'
import { runRow } from './run-row.ts'

const world = await createStockWorld()
const { gateway, work, signal, run, origin, checked, imported, read, steer } = world
const { rowsOf, adsOf, dealer } = world
const { db } = gateway

const urls = (...names: string[]) => names.map((name) => `${origin}/${name}`).join(' ')
const TWO = urls('photos/1.jpg', 'photos/2.jpg')

const photosOf = async (owner: TestUser): Promise<string[]> => {
  const [ad] = await adsOf(owner)
  const found = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.adId, ad?.id ?? ''))
    .orderBy(photos.position)
  return found.map(({ id }) => id)
}
const messagesTo = ({ phone }: TestUser) => db.$count(messages, eq(messages.recipient, phone))

it('§9 import: a row is told to lack photographs only where the file has a column of them', async () => {
  const owner = await dealer()
  const without = await checked(owner, [carRow('1')])
  expect((await rowsOf(without.id)).map(({ problems }) => problems)).toEqual([[]])
  const some = await checked(owner, [carRow('2', { Фото: TWO }), carRow('3', { Фото: '' })])
  expect((await rowsOf(some.id)).map(({ row, problems }) => [row, problems])).toEqual([
    [3, [expect.objectContaining({ column: 'Фото', isNote: true })]],
    [2, []],
  ])
})

it('§9 import: an ad that stands already keeps its photographs unless all of the row come', async () => {
  const owner = await dealer()
  await imported(owner, [carRow('1', { Фото: TWO })])
  const before = await photosOf(owner)
  const row = carRow('1', { Цена: '7', Фото: urls('photos/1.jpg', 'missing.jpg') })
  const { id, counts } = await imported(owner, [row])
  expect(counts).toMatchObject({ changed: 1 })
  expect(await photosOf(owner)).toEqual(before)
  expect((await adsOf(owner))[0]).toMatchObject({ price: 700, photosTotal: 2 })
  expect((await rowsOf(id))[0]?.problems.map(({ message, isNote }) => [message, isNote])).toEqual([
    [expect.any(String), true],
    [expect.stringContaining('остались прежние'), true],
  ])
})

it('§9 import: photographs that no import has given stay in their ad', async () => {
  const owner = await dealer()
  await imported(owner, [carRow('1')])
  const [ad] = await adsOf(owner)
  const own = await addPhoto(db, { id: ad?.id ?? '', userId: owner.id })
  await imported(owner, [carRow('1', { Фото: TWO })])
  const [first, ...given] = await photosOf(owner)
  expect([first, given.length]).toEqual([own, 2])
  await imported(owner, [carRow('1', { Фото: urls('photos/3.jpg') })])
  const after = await photosOf(owner)
  expect([after[0], after.length]).toEqual([own, 2])
  expect(given).not.toContain(after[1])
})

it('§9 import: a photograph that did not come is asked for again by the next import', async () => {
  const owner = await dealer()
  const row = carRow('1', { Фото: urls('missing.jpg', 'photos/1.jpg') })
  await imported(owner, [row])
  expect(await checked(owner, [row])).toMatchObject({ counts: { change: 1, same: 0 } })
})

it('§9 import: a row whose content was written is imported, whatever its photographs do', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', { Фото: TWO })])
  await steer(id, 'start')
  const log = { error: vi.fn() }
  const broken = {
    ...work,
    log,
    adPhotos: { ...work.adPhotos, exchange: () => Promise.reject(new Error('broken')) },
  }
  await runRow(broken, id, signal)
  expect(log.error).toHaveBeenCalledOnce()
  await run()
  expect(await read(id)).toMatchObject({ state: 'done', counts: { created: 1, refused: 0 } })
  expect((await rowsOf(id))[0]?.problems).toEqual([
    expect.objectContaining({ column: 'Фото', isNote: true }),
  ])
  expect(await messagesTo(owner)).toBe(1)
})

it('§9 import: an import that is cancelled while photographs come tells of the drafts, and they get them', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1', { Фото: TWO }), carRow('2')])
  await steer(id, 'start')
  let isCancelled = false
  const fetch: typeof work.fetch = async (...asked) => {
    if (!isCancelled) {
      isCancelled = true
      await steer(id, 'cancel')
    }
    return work.fetch(...asked)
  }
  await runRow({ ...work, fetch }, id, signal)
  expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { created: 1, create: 1 } })
  expect(await messagesTo(owner)).toBe(1)
  expect(await photosOf(owner)).toHaveLength(2)
  expect((await rowsOf(id)).find(({ row }) => row === 2)?.problems).not.toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('остановлен') }),
  )
})

it('§9 import: after a merge of its owner it is cancelled, with an audit row, and the drafts are told of', async () => {
  const owner = await dealer()
  const { id } = await checked(owner, [carRow('1'), carRow('2')])
  await steer(id, 'start')
  await runRow(work, id, signal)
  const other = await dealer()
  await db.update(users).set({ mergedIntoId: other.id }).where(eq(users.id, owner.id))
  await run()
  const isCancelling = and(eq(auditRows.batchId, id), isNull(auditRows.actorId))
  const rows = await db.select().from(auditRows).where(isCancelling)
  expect(rows).toMatchObject([
    { event: 'stock.steered', after: { command: 'cancel', reason: 'ownerMerged' } },
  ])
  expect(await messagesTo(other)).toBe(1)
})
