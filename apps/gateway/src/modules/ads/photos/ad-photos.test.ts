import { randomUUID } from 'node:crypto'
import { deletePhotos, setPhotos } from '@trassa/contracts/calls/files'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { listPhotosOfAd } from '../../media/photos.repository.ts'
import { photos } from '../../media/photos.table.ts'
import { ads } from '../ads.table.ts'
import { insertAd } from './testing/ads.ts'

const gateway = await createTestGateway()
const { db } = gateway
const stranger = await gateway.createUser()
const moderator = await gateway.createUser({ role: 'moderator' })
let seller: TestUser

beforeEach(async () => {
  seller = await gateway.createUser()
})

/** Rows only: which files they have does not matter to ads. */
async function insertPhotos(count: number, owner: TestUser = seller): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    userId: owner.id,
    width: 1600,
    height: 1200,
    color: '#102030',
  }))
  await db.insert(photos).values(rows)
  return rows.map((row) => row.id)
}

const newAd = (stat: AdStat = 0) => insertAd(db, { userId: seller.id, stat })

const set = (adId: string, photoIds: string[], version = 1, as = seller) =>
  gateway.ask(setPhotos, { as, body: { adId, version, photoIds } })

const remove = (adId: string, photoIds: string[], version = 1, as = seller) =>
  gateway.ask(deletePhotos, { as, body: { adId, version, photoIds } })

async function codeOf(asked: ReturnType<typeof set>) {
  const answer = await asked
  return answer.ok ? answer.status : answer.failure.code
}

const shownIn = async (adId: string) => (await listPhotosOfAd(db, adId)).map((photo) => photo.id)

async function stored(adId: string) {
  const [ad] = await db.select().from(ads).where(eq(ads.id, adId))
  if (!ad) throw new Error('No ad')
  return ad
}

describe('an ad that is not live', () => {
  it.each([0, 2, 3, 4, 5, 6] as const)('takes photographs at once (stat %d)', async (stat) => {
    const adId = await newAd(stat)
    const [one = '', other = ''] = await insertPhotos(2)
    const answer = await set(adId, [other, one])
    if (stat === 4) {
      expect(answer).toMatchObject({ ok: false, failure: { code: 'ad.illegal_transition' } })
      return
    }
    expect(answer).toMatchObject({ ok: true, detail: { version: 2 } })
    if (answer.ok) expect(answer.detail.photos.map((photo) => photo.id)).toEqual([other, one])
    expect(await shownIn(adId)).toEqual([other, one])
    expect(await stored(adId)).toMatchObject({ version: 2, photosTotal: 2, revision: null })
  })

  it('puts them into another order, adds and removes', async () => {
    const adId = await newAd()
    const [a = '', b = '', c = '', d = ''] = await insertPhotos(4)
    await set(adId, [a, b, c])
    await set(adId, [c, d, a], 2)
    expect(await shownIn(adId)).toEqual([c, d, a])
    const [freed] = await db.select().from(photos).where(eq(photos.id, b))
    expect(freed).toMatchObject({ adId: null, position: null })

    const answer = await remove(adId, [d, randomUUID()], 3)
    expect(answer).toMatchObject({
      ok: true,
      detail: { version: 4, photos: [{ id: c }, { id: a }] },
    })
    expect(await shownIn(adId)).toEqual([c, a])
    expect(await stored(adId)).toMatchObject({ photosTotal: 2 })
    expect(await codeOf(remove(adId, [a, c], 4))).toBe(200)
    expect(await shownIn(adId)).toEqual([])
  })

  it('the same list again changes nothing, not even the version', async () => {
    const adId = await newAd()
    const ids = await insertPhotos(2)
    await set(adId, ids)
    expect(await set(adId, [...ids, ...ids], 2)).toMatchObject({ ok: true, detail: { version: 2 } })
  })

  it('domain §3: every change is in the history, with whom it was for', async () => {
    const adId = await newAd()
    const [own = ''] = await insertPhotos(1)
    const [helped = ''] = await insertPhotos(1, moderator)
    await set(adId, [own])
    await set(adId, [own, helped], 2, moderator)
    const rows = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.adId, adId))
      .orderBy(asc(auditRows.id))
    expect(rows.filter((row) => row.event === 'photos.set')).toMatchObject([
      {
        actorId: seller.id,
        onBehalfOf: null,
        before: { photoIds: [] },
        after: { photoIds: [own] },
      },
      {
        actorId: moderator.id,
        onBehalfOf: seller.id,
        before: { photoIds: [own] },
        after: { photoIds: [own, helped] },
      },
    ])
    expect(rows.filter((row) => row.event === 'ad.edited')).toHaveLength(2)
    expect(await codeOf(set(adId, [helped, own], 3))).toBe(200)
  })
})

describe('domain §3, edit: the photographs of a live ad', () => {
  async function liveAd() {
    const adId = await newAd()
    const [a = '', b = '', c = ''] = await insertPhotos(3)
    await set(adId, [a, b])
    const now = new Date()
    const live = {
      stat: 1,
      publishedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    } as const
    await db.update(ads).set(live).where(eq(ads.id, adId))
    return { adId, a, b, c }
  }

  it('wait for a moderator while the live ones stay', async () => {
    const { adId, a, b, c } = await liveAd()
    const answer = await set(adId, [c, a], 2)
    expect(answer).toMatchObject({
      ok: true,
      detail: { version: 3, photos: [{ id: c }, { id: a }] },
    })
    expect(await shownIn(adId)).toEqual([a, b])
    const ad = await stored(adId)
    expect(ad).toMatchObject({
      stat: 1,
      photosTotal: 2,
      revision: { photoIds: [c, a] },
      revisionState: 'pending',
    })
    expect(ad.queuedAt).toBeInstanceOf(Date)
    const [held] = await db.select().from(photos).where(eq(photos.id, c))
    expect(held).toMatchObject({ adId, position: null })
  })

  it('are deleted from what waits, and the freed ones belong to no ad', async () => {
    const { adId, a, b, c } = await liveAd()
    await set(adId, [c, a], 2)
    await remove(adId, [c], 3)
    expect(await stored(adId)).toMatchObject({ revision: { photoIds: [a] } })
    expect(await shownIn(adId)).toEqual([a, b])
    const [freed] = await db.select().from(photos).where(eq(photos.id, c))
    expect(freed).toMatchObject({ adId: null })
  })

  it('put back as they were leave nothing to check', async () => {
    const { adId, a, b, c } = await liveAd()
    await set(adId, [c], 2)
    await set(adId, [a, b], 3)
    expect(await stored(adId)).toMatchObject({ revision: null, revisionState: 'none', version: 4 })
  })

  it('put back as they were do not end a check that the ad itself calls for', async () => {
    const { adId, a, b, c } = await liveAd()
    const description = 'Звоните: 8 916 123-45-67, отвечу в любое время'
    await db.update(ads).set({ description, revisionState: 'pending' }).where(eq(ads.id, adId))
    await set(adId, [c], 2)
    await set(adId, [a, b], 3)
    expect(await stored(adId)).toMatchObject({ revision: null, revisionState: 'pending' })
  })

  it('keep the fields that wait beside them', async () => {
    const { adId, a, b, c } = await liveAd()
    const fields = { vin: 'XTA219000K0000000' }
    await db
      .update(ads)
      .set({ revision: { fields }, revisionState: 'pending' })
      .where(eq(ads.id, adId))
    await set(adId, [c], 2)
    expect(await stored(adId)).toMatchObject({ revision: { fields, photoIds: [c] } })
    await set(adId, [a, b], 3)
    expect(await stored(adId)).toMatchObject({ revision: { fields }, revisionState: 'pending' })
  })

  it('are no longer live once its time has passed, and change at once', async () => {
    const { adId, c } = await liveAd()
    await db
      .update(ads)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(ads.id, adId))
    const answer = await set(adId, [c], 2)
    const ad = await stored(adId)
    expect(ad).toMatchObject({ stat: 5, revision: null, photosTotal: 1 })
    expect(answer).toMatchObject({ ok: true, detail: { version: ad.version } })
    expect(await shownIn(adId)).toEqual([c])
  })

  it('domain §4: cannot all be taken away', async () => {
    const { adId, a, b } = await liveAd()
    expect(await codeOf(remove(adId, [a, b], 2))).toBe('request.invalid')
    expect(await stored(adId)).toMatchObject({ version: 2, revision: null })
  })

  it('that wait for one ad cannot be put into another', async () => {
    const { adId, c } = await liveAd()
    await set(adId, [c], 2)
    expect(await codeOf(set(await newAd(), [c]))).toBe('photo.not_found')
  })
})

it('domain §3: a photograph of another seller’s ad raises the risk', async () => {
  const [theirs = ''] = await insertPhotos(1, stranger)
  const [ours = ''] = await insertPhotos(1)
  await db
    .update(photos)
    .set({ phash: 0x1234_5678_9abc_def0n })
    .where(inArray(photos.id, [theirs, ours]))
  const adId = await newAd(2)
  await db
    .update(photos)
    .set({ adId: await insertAd(db, { userId: stranger.id, stat: 1 }), position: 0 })
    .where(eq(photos.id, theirs))
  await set(adId, [ours])
  expect((await stored(adId)).risk).toContain('samePhoto')
})

describe('refused, and nothing changes', () => {
  it('an ad that does not exist, or is deleted', async () => {
    expect(await codeOf(set('999999999', []))).toBe('ad.not_found')
    expect(await codeOf(set(await newAd(7), []))).toBe('ad.not_found')
  })

  it('domain §3: another user’s ad', async () => {
    const adId = await newAd()
    const ids = await insertPhotos(1, stranger)
    expect(await codeOf(set(adId, ids, 1, stranger))).toBe('ad.forbidden')
    expect(await codeOf(remove(adId, ids, 1, stranger))).toBe('ad.forbidden')
    const support = await gateway.createUser({ role: 'support' })
    expect(await codeOf(set(adId, ids, 1, support))).toBe('ad.forbidden')
  })

  it('domain §3: a stale version, also of two at the same moment', async () => {
    const adId = await newAd()
    const [a = '', b = ''] = await insertPhotos(2)
    const codes = await Promise.all([codeOf(set(adId, [a])), codeOf(set(adId, [b]))])
    expect(codes.sort()).toEqual([200, 'ad.stale'])
    expect(await codeOf(remove(adId, [a], 1))).toBe('ad.stale')
    expect(await shownIn(adId)).toHaveLength(1)
  })

  it('domain §4: more than the form allows', async () => {
    const adId = await newAd()
    const ids = await insertPhotos(21)
    expect(await codeOf(set(adId, ids))).toBe('photo.too_many')
    expect(await codeOf(set(adId, ids.slice(1)))).toBe(200)
  })

  it('a photograph of another user, of another ad, or unknown', async () => {
    const adId = await newAd()
    const [own = '', used = ''] = await insertPhotos(2)
    const [foreign = ''] = await insertPhotos(1, stranger)
    await set(await newAd(), [used])
    expect(await codeOf(set(adId, [own, foreign]))).toBe('photo.not_found')
    expect(await codeOf(set(adId, [own, foreign], 1, moderator))).toBe('photo.not_found')
    expect(await codeOf(set(adId, [own, used]))).toBe('photo.not_found')
    expect(await codeOf(set(adId, [own, randomUUID()]))).toBe('photo.not_found')
    expect(await shownIn(adId)).toEqual([])
    expect(await stored(adId)).toMatchObject({ version: 1, photosTotal: 0 })
  })
})
