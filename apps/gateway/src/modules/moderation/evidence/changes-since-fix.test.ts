import { updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import { decideAd, readAd, updateAnyAd } from '@trassa/contracts/calls/moderator/ads'
import { readAdChanges } from '@trassa/contracts/calls/moderator/evidence'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPhoto, CAR_FIELDS, insertAd, KAZAN, SAMARA, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createBatches, rowsOf } from '../testing/batches.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Иван' })
const batches = createBatches(gateway)

beforeEach(async () => {
  await db.execute(sql`TRUNCATE ads, photos, audit_rows CASCADE`)
})

const changesOf = async (id: string) =>
  (await gateway.get(readAdChanges, { as: boris, params: { id } })).changes
const decide = (id: string, stat: 1 | 3, reasons: ModerationReason[] = []) =>
  gateway.get(decideAd, { as: anna, params: { id }, body: { stat, reasons } })
const edit = (id: string, change: object) =>
  gateway.get(updateAd, { as: owner, params: { id }, body: change as never })
const resubmit = (id: string) =>
  gateway.get(updateStat, { as: owner, params: { id }, body: { stat: 2 } })
const asModeratorSees = (id: string) => gateway.get(readAd, { as: boris, params: { id } })

async function insertLive(fields: object) {
  const ad = await insertAd(db, owner.id, { ...CAR_FIELDS, ...fields } as never)
  await addPhoto(db, ad)
  return ad
}

const VIN_REASON: ModerationReason[] = [
  { code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN по документам.' },
]

describe('§3 resubmit: the reasons of the last request for a fix, and what has changed since', () => {
  it('of a first publication, put together from all edits', async () => {
    const { id } = await insertWaiting(db, owner.id, { price: 50_000_000, ...CAR_FIELDS } as never)
    expect(await changesOf(id)).toBeNull()
    await edit(id, { address: 'Казань, Баумана, 1' })
    await decide(id, 3, REASONS)
    await edit(id, { price: 300_000 })
    await edit(id, { price: 450_000, fields: { ...CAR_FIELDS, year: 2016 } })
    await edit(id, { cityId: SAMARA, description: 'Описание, в котором больше двадцати знаков.' })
    await resubmit(id)
    expect((await storedAd(db, id)).reasons).toEqual([])
    const found = await changesOf(id)
    expect(found).toMatchObject({
      reasons: REASONS,
      before: { price: 500_000, fields: { year: 2019 }, cityName: expect.any(String) },
      after: {
        price: 450_000,
        fields: { year: 2016 },
        description: 'Описание, в котором больше двадцати знаков.',
      },
      photos: { added: [], removed: [] },
    })
    expect(found?.before.cityName).not.toBe(found?.after.cityName)
    expect(Object.keys(found?.after ?? {})).toEqual(
      expect.not.arrayContaining(['address', 'publishedAt', 'expiresAt']),
    )
    expect(await asModeratorSees(id)).toMatchObject({ reviewRequired: true, lane: 'new' })
  })

  it('what was changed back is no difference; photographs are those that were set last', async () => {
    const ad = await insertWaiting(db, owner.id)
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM photos`)
    const old = rows[0]?.id ?? ''
    await decide(ad.id, 3, REASONS)
    const added = await addPhoto(db, ad, { position: 1 })
    await db.execute(sql`UPDATE photos SET ad_id = NULL, position = NULL WHERE id = ${added}`)
    await gateway.get(setPhotos, { as: owner, body: { adId: ad.id, photoIds: [added] } })
    await edit(ad.id, { price: 300_000 })
    await edit(ad.id, { price: 650_000 })
    await resubmit(ad.id)
    expect(await changesOf(ad.id)).toMatchObject({
      before: { fields: {} },
      after: { fields: {} },
      photos: { added: [added], removed: [old] },
      gallery: { before: [{ id: old, photo: { id: old } }], after: [{ id: added }] },
    })
    await db.execute(sql`DELETE FROM photos WHERE id = ${old}`)
    expect((await changesOf(ad.id))?.gallery?.before).toEqual([{ id: old, photo: null }])
    expect((await changesOf(ad.id))?.after).not.toHaveProperty('price')
  })

  it('photographs in another order are a difference, too', async () => {
    const ad = await insertWaiting(db, owner.id)
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM photos`)
    const first = rows[0]?.id ?? ''
    const second = await addPhoto(db, ad, { position: 1 })
    await decide(ad.id, 3, REASONS)
    const setTo = (...photoIds: string[]) =>
      gateway.get(setPhotos, { as: owner, body: { adId: ad.id, photoIds } })
    await setTo(second, first)
    expect(await changesOf(ad.id)).toMatchObject({
      photos: { added: [], removed: [] },
      gallery: { before: [{ id: first }, { id: second }], after: [{ id: second }, { id: first }] },
    })
    await setTo(first, second)
    expect((await changesOf(ad.id))?.gallery).toBeNull()
  })

  it('of a refused revision: what its owner proposes now against what was refused', async () => {
    const { id } = await insertLive({ vin: 'XTA219040J0123456' })
    await edit(id, { fields: { ...CAR_FIELDS, vin: 'XTA219040J0123457' } })
    await decide(id, 3, VIN_REASON)
    await edit(id, { fields: { ...CAR_FIELDS, vin: 'XTA219040J0123458' }, price: 600_000 })
    expect(await storedAd(db, id)).toMatchObject({ stat: 1, vin: 'XTA219040J0123456' })
    expect(await changesOf(id)).toMatchObject({
      reasons: VIN_REASON,
      before: { price: 650_000, fields: { vin: 'XTA219040J0123457' } },
      after: { price: 600_000, fields: { vin: 'XTA219040J0123458' } },
    })
    expect(await asModeratorSees(id)).toMatchObject({ reviewRequired: true, lane: 'revisions' })
    // Refused again for the same: the column of reasons does not change.
    await decide(id, 3, VIN_REASON)
    await edit(id, { fields: { ...CAR_FIELDS, vin: 'XTA219040J0123459' } })
    expect(await changesOf(id)).toMatchObject({
      reasons: VIN_REASON,
      before: { fields: { vin: 'XTA219040J0123458' } },
      after: { fields: { vin: 'XTA219040J0123459' } },
    })
  })

  it('none once the ad was approved', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await decide(id, 3, REASONS)
    await edit(id, { price: 300_000 })
    await resubmit(id)
    await decide(id, 1)
    await edit(id, { fields: { ...CAR_FIELDS, vin: 'XTA219040J0123457' } })
    expect(await changesOf(id)).toBeNull()
    expect(await asModeratorSees(id)).toMatchObject({ reviewRequired: false, lane: 'revisions' })
  })

  it('a senior asks for a fix by an override', async () => {
    const { id } = await insertWaiting(db, owner.id, { stat: 6 })
    const body = { stat: 3 as const, comment: 'Проверьте цену' }
    await gateway.get(decideAd, { as: senior, params: { id }, body })
    await edit(id, { price: 300_000 })
    await resubmit(id)
    expect(await changesOf(id)).toMatchObject({ after: { price: 300_000 } })
  })

  it('an approval in a batch that was taken back ends nothing', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await decide(id, 3, REASONS)
    await edit(id, { price: 300_000 })
    await resubmit(id)
    const action = { type: 'stat' as const, stat: 1 as const }
    const approved = await batches.finish(anna, rowsOf([await storedAd(db, id)], action))
    expect(await changesOf(id)).toBeNull()
    await batches.finish(anna, { kind: 'undo', batchId: approved.id })
    expect(await storedAd(db, id)).toMatchObject({ stat: 2 })
    expect(await changesOf(id)).toMatchObject({ reasons: REASONS, after: { price: 300_000 } })
  })

  it('more edits than an answer of the history holds', async () => {
    const { id } = await insertWaiting(db, owner.id, { price: 50_000_000 })
    await decide(id, 3, REASONS)
    await edit(id, { price: 300_000 })
    await db.execute(sql`INSERT INTO audit_rows (event, ad_id, before, after, session_id)
      SELECT 'ad.edited', ${id}::bigint, jsonb_build_object('price', n), jsonb_build_object('price', n + 1), 's'
      FROM generate_series(30000000, 30000600) n`)
    await resubmit(id)
    expect(await changesOf(id)).toMatchObject({
      before: { price: 500_000 },
      after: { price: 300_000 },
    })
  })
})

describe('§9 history: who has changed which value', () => {
  it('from → to of each row, also of a revision that waits, with the role of who did it', async () => {
    const { id } = await insertLive({ vin: 'XTA219040J0123456', cityId: KAZAN })
    await edit(id, { price: 600_000, cityId: SAMARA })
    await edit(id, { fields: { ...CAR_FIELDS, vin: 'XTA219040J0123457' } })
    await decide(id, 3, VIN_REASON)
    await gateway.get(updateAnyAd, { as: anna, body: { id, price: 550_000 } })
    const { history } = await asModeratorSees(id)
    expect(history.map(({ event, actorId, actorRole }) => [event, actorId, actorRole])).toEqual([
      ['ad.edited', anna.id, 'moderator'],
      ['ad.fixRequested', anna.id, 'moderator'],
      ['ad.edited', owner.id, 'user'],
      ['ad.edited', owner.id, 'user'],
    ])
    expect(history.map(({ difference }) => difference)).toMatchObject([
      { before: { price: 600_000 }, after: { price: 550_000 } },
      undefined,
      {
        before: { fields: { vin: 'XTA219040J0123456' } },
        after: { fields: { vin: 'XTA219040J0123457' } },
      },
      { before: { price: 650_000, fields: {} }, after: { price: 600_000 } },
    ])
    const first = history.at(-1)?.difference
    expect(first?.before.cityName).toEqual(expect.any(String))
    expect(first?.before.cityName).not.toBe(first?.after.cityName)
  })

  it('a long description is cut, and still named where it differs behind the cut', async () => {
    const text = 'Один хозяин 🚗, обслуживалась вовремя. '.repeat(20)
    const { id } = await insertLive({ description: text })
    await edit(id, { description: `${text}Торг.` })
    const { history } = await asModeratorSees(id)
    expect(history[0]).toMatchObject({ changed: expect.arrayContaining(['description']) })
    expect(history[0]).not.toHaveProperty('difference')
    await edit(id, { description: `Срочно. ${text}` })
    const { history: later } = await asModeratorSees(id)
    expect([...(later[0]?.difference?.after.description ?? '')]).toHaveLength(200)
  })
})
