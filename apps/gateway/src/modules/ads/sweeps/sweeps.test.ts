import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addPhoto, DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { photos } from '../../media/photos.table.ts'
import { ads } from '../ads.table.ts'
import { noBilling } from '../lifecycle/ad-billing.ts'
import { createAdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { archiveSilentAds } from './archive-silent-ads.ts'
import { expireAds } from './expire-ads.ts'
import { purgeDeletedAds } from './purge-deleted-ads.ts'
import { purgeEmptyDrafts } from './purge-empty-drafts.ts'

const gateway = await createTestGateway()
const { db } = gateway
const dependencies = { db, lifecycle: createAdLifecycle({ billing: noBilling }) }
const owner = await gateway.createUser()
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * DAY)

it('§3 1→5: expires what is due, once, in batches, also with two workers', async () => {
  const live = await insertAd(db, owner.id)
  const due = await insertAd(db, owner.id, { expiresAt: ago(1) })
  const rows = Array.from({ length: 600 }, (_, index) => ({
    userId: owner.id,
    adType: 'auto' as const,
    slug: `due-${index}`,
    stat: 1 as const,
    sellerType: 0 as const,
    expiresAt: ago(2),
  }))
  await db.insert(ads).values(rows)
  const counts = await Promise.all([expireAds(dependencies, now), expireAds(dependencies, now)])
  // Each leaves what the other holds, so a third run finds what both have skipped.
  expect((counts[0] ?? 0) + (counts[1] ?? 0) + (await expireAds(dependencies, now))).toBe(601)
  expect(await expireAds(dependencies, now)).toBe(0)
  expect(await storedAd(db, live.id)).toEqual(live)
  expect(await storedAd(db, due.id)).toMatchObject({ stat: 5, version: 2 })
  expect(await historyOf(db, due.id)).toMatchObject([
    {
      event: 'ad.expired',
      actorId: null,
      requestId: null,
      sessionId: 'expire-ads',
      fromStat: 1,
      toStat: 5,
    },
  ])
})

it('§3 3→6: archives what was to be fixed after 14 silent days', async () => {
  const silent = { stat: 3, statChangedAt: ago(14), editedAt: ago(20) } as const
  const ad = await insertAd(db, owner.id, silent)
  const edited = await insertAd(db, owner.id, { ...silent, editedAt: ago(13) })
  const fresh = await insertAd(db, owner.id, { ...silent, statChangedAt: ago(13) })
  expect(await archiveSilentAds(dependencies, now)).toBe(1)
  expect(await archiveSilentAds(dependencies, now)).toBe(0)
  expect(await storedAd(db, ad.id)).toMatchObject({ stat: 6, archivedReason: 'silence' })
  expect(await storedAd(db, edited.id)).toEqual(edited)
  expect(await storedAd(db, fresh.id)).toEqual(fresh)
})

it('§3 7: purges 30 days after the deletion; history stays, photographs become free', async () => {
  const ad = await insertAd(db, owner.id, { stat: 7, statChangedAt: ago(30) })
  const photo = await addPhoto(db, ad)
  const kept = await insertAd(db, owner.id, { stat: 7, statChangedAt: ago(29) })
  expect(await purgeDeletedAds(db, now)).toBe(1)
  expect(await purgeDeletedAds(db, now)).toBe(0)
  expect(await db.select().from(ads).where(eq(ads.id, ad.id))).toEqual([])
  expect(await db.select().from(photos).where(eq(photos.id, photo))).toMatchObject([
    { adId: null, position: null },
  ])
  expect(await historyOf(db, ad.id)).toMatchObject([{ event: 'ad.purged', fromStat: 7 }])
  expect(await storedAd(db, kept.id)).toEqual(kept)
})

it('drafts without a value are deleted after a day; one with any value stays', async () => {
  const empty = { stat: 0, updatedAt: ago(1), contactName: 'Иван', cityId: '5' } as const
  const draft = (changes: Partial<typeof ads.$inferInsert>) =>
    db
      .insert(ads)
      .values({
        ...empty,
        userId: owner.id,
        adType: 'auto',
        slug: `draft-${Math.random()}`,
        sellerType: 0,
        ...changes,
      })
      .returning()
  const [due] = await draft({})
  const kept = await Promise.all([
    draft({ updatedAt: ago(0.9) }),
    draft({ price: 100 }),
    draft({ markId: '1' }),
    draft({ fields: { owners: 1 } }),
    draft({ description: 'Один хозяин' }),
    draft({ photosTotal: 1 }),
    draft({ paymentStatus: 1 }),
  ])
  expect(await purgeEmptyDrafts(db, now)).toBe(1)
  expect(await purgeEmptyDrafts(db, now)).toBe(0)
  const left = await db.select({ id: ads.id }).from(ads).where(eq(ads.stat, 0))
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(([ad]) => ad?.id).sort())
  expect(await historyOf(db, due?.id ?? '')).toMatchObject([
    { event: 'ad.purged', sessionId: 'purge-empty-drafts' },
  ])
})
