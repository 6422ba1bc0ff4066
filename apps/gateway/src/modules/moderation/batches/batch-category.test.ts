import { filterAds } from '@trassa/contracts/calls/filter'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import { listBatchRows } from '@trassa/contracts/calls/moderator/batches'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { addPhoto, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { type Action, createBatches, rowsOf } from '../testing/batches.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna } = await createStaff(gateway)
const owner = await gateway.createUser()
const batches = createBatches(gateway)

const to = (adType: AdType): Action => ({ type: 'category', adType, reason: 'Не тот раздел' })
/** «Двигатель в сборе» in the form of parts for cars and for trucks alike. */
const ENGINE = 101
/** «Поршни, кольца, шатуны», which parts for trucks do not have. */
const PISTONS = 104

async function insertPart(typeId: number, fields: object = {}) {
  const emptied = {
    markId: null,
    modelId: null,
    generationId: null,
    year: null,
    mileage: null,
    bodyType: null,
    gearbox: null,
    fuel: null,
    drive: null,
    volume: null,
    power: null,
    colorId: null,
  }
  const ad = await insertAd(db, owner.id, {
    ...emptied,
    adType: 'auto_parts_car',
    condition: 1,
    fields: { title: 'Двигатель 1.6', typeId },
    title: 'Двигатель 1.6',
    ...fields,
  })
  await addPhoto(db, ad)
  return storedAd(db, ad.id)
}
const idsIn = async (adType: AdType) => {
  const { items } = await gateway.get(filterAds, { query: { ad_type: adType } })
  return items.map(({ id }) => id)
}

describe('§9 batch: category', () => {
  it('an ad that fits moves to the lists of its new category, and an undo brings it back', async () => {
    const part = await insertPart(ENGINE)
    expect(await idsIn('auto_parts_car')).toEqual([part.id])
    const done = await batches.finish(anna, rowsOf([part], to('auto_parts_truck')))
    expect(done).toMatchObject({ counts: { changed: 1, refused: 0 } })
    expect(await storedAd(db, part.id)).toMatchObject({
      adType: 'auto_parts_truck',
      slug: part.slug,
      stat: 1,
      revisionState: 'none',
      fields: { title: 'Двигатель 1.6', typeId: ENGINE },
    })
    expect(await idsIn('auto_parts_car')).toEqual([])
    expect(await idsIn('auto_parts_truck')).toEqual([part.id])
    expect(await historyOf(db, part.id)).toMatchObject([
      { event: 'ad.corrected', reason: 'Не тот раздел', batchId: done.id },
    ])
    const { history } = await gateway.get(readAd, { as: anna, params: { id: part.id } })
    expect(history[0]?.difference).toMatchObject({
      before: { adType: 'auto_parts_car' },
      after: { adType: 'auto_parts_truck' },
    })

    await batches.finish(anna, { kind: 'undo', batchId: done.id })
    const { version: _, updatedAt: __, statChangedAt: ___, ...before } = part
    expect(await storedAd(db, part.id)).toMatchObject(before)
    expect(await idsIn('auto_parts_truck')).toEqual([])
    expect(await idsIn('auto_parts_car')).toEqual([part.id])
  })

  it('what the new form does not allow is refused, with what it lacks', async () => {
    const part = await insertPart(PISTONS)
    const { id, refusals } = await batches.prepared(anna, rowsOf([part], to('auto_parts_truck')))
    expect(refusals).toMatchObject([{ code: 'moderation.category_unfit', count: 1 }])
    const { items } = await gateway.get(listBatchRows, { as: anna, params: { id } })
    expect(items).toMatchObject([{ adId: part.id, detail: expect.stringMatching(/[а-я]/) }])
  })

  it.each<[string, () => Promise<{ id: string; version: number }>, AdType, string]>([
    [
      'a car is no part: what it costs differs',
      () => insertAd(db, owner.id),
      'auto_parts_car',
      'moderation.category_kind',
    ],
    [
      'an edit that waits is of the present form',
      () => insertPart(ENGINE, { revisionState: 'pending', revision: {} }),
      'auto_parts_truck',
      'moderation.revision_waits',
    ],
    [
      'an edit that was refused is of the present form, and its owner may mend it',
      () =>
        insertPart(ENGINE, {
          revisionState: 'rejected',
          revision: { fields: { typeId: PISTONS } },
        }),
      'auto_parts_truck',
      'moderation.revision_waits',
    ],
    ['what is there already', () => insertPart(ENGINE), 'auto_parts_car', 'moderation.unchanged'],
  ])('refused: %s', async (_, insert, adType, code) => {
    const ad = await insert()
    const { refusals } = await batches.prepared(anna, rowsOf([ad], to(adType)))
    expect(refusals).toMatchObject([{ code }])
  })
})
