import type { Photo } from '@trassa/contracts/entities/photo'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { listPhotosOfAd, lockPhotos } from '../../media/public.ts'
import { lockAd } from '../ads.repository.ts'
import { actorOf } from '../lifecycle/actors.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { checkPhotoCount, requireEditableAd, requireUsablePhotos } from './ad-photos.rules.ts'
import { exchangePhotos } from './exchange-photos.ts'
import { editPhotos, isActive, isSameSequence } from './photo-edit.ts'

/** A change of one ad's photographs. */
export interface PhotosChange {
  visitor: Pick<Visitor, 'userId' | 'role'>
  trace: Trace
  adId: string
  /** The one that the change was made from; `undefined`: any. */
  version?: number | undefined
  photoIds: string[]
}

export interface AdPhotos {
  /** As the owner sees them: with those of the revision. */
  photos: Photo[]
  version: number
}

export type AdPhotosService = ReturnType<typeof createAdPhotosService>

/** The photographs of ads (domain §3, edit): new ones of an active ad wait for a moderator. */
export function createAdPhotosService(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}) {
  const { db, now, lifecycle } = dependencies
  async function change(
    tx: Transaction,
    { visitor, trace, adId, version }: PhotosChange,
    choose: (current: string[]) => string[],
  ): Promise<AdPhotos> {
    const at = now()
    const stored = await lockAd(tx, adId)
    requireEditableAd(stored, { visitor, version })
    const onBehalfOf = visitor.userId === stored.userId ? null : stored.userId
    const audit = { ...trace, onBehalfOf }
    const ad = await lifecycle.expireIfDue(tx, stored, at, audit)
    const shown = (await listPhotosOfAd(tx, adId)).map((photo) => photo.id)
    const current = (isActive(ad) && ad.revision?.photoIds) || shown
    const ids = choose(current)
    checkPhotoCount(ad, ids.length)
    const found = new Map((await lockPhotos(tx, ids)).map((photo) => [photo.id, photo]))
    requireUsablePhotos(ids, found, { ad, visitor })
    const photos = ids.flatMap((id) => {
      const photo = found.get(id)
      return photo ? [shownOf(photo)] : []
    })
    if (isSameSequence(ids, current)) return { photos, version: ad.version }

    const { content, revision, ...change } = await editPhotos(tx, { ad, shown, ids })
    const by = { actor: actorOf(visitor), now: at }
    const event = { type: 'ad.edited', text: false, ...change, ...by } as const
    const after = await lifecycle.applyEvent(tx, { ad, event, content, revision }, audit)
    await insertAuditRows(tx, [
      {
        ...audit,
        actorId: visitor.userId,
        event: 'photos.set',
        adId,
        userId: ad.userId,
        before: { photoIds: current },
        after: { photoIds: ids },
      },
    ])
    return { photos, version: after.version }
  }

  return {
    /**
     * Makes `photoIds` the photographs of the ad, in this order.
     *
     * @throws `ad.not_found`, `ad.forbidden`, `ad.stale`, `photo.not_found`, `photo.too_many`, and
     * `request.invalid` where a submitted ad would be left with too few
     */
    set: (asked: PhotosChange): Promise<AdPhotos> =>
      db.transaction((tx) => change(tx, asked, () => [...new Set(asked.photoIds)])),

    /** Takes `photoIds` out of the ad; those that are not in it are fine. Throws as `set` does. */
    remove: (asked: PhotosChange): Promise<AdPhotos> =>
      db.transaction((tx) =>
        change(tx, asked, (current) => current.filter((id) => !asked.photoIds.includes(id))),
      ),

    /** Puts `photoIds` in the place of those `given` earlier; photographs that were added otherwise stay. Throws as `set` does. */
    exchange: (
      tx: Transaction,
      { given, ...asked }: PhotosChange & { given: readonly string[] },
    ): Promise<AdPhotos> =>
      change(tx, asked, (current) => exchangePhotos(current, given, asked.photoIds)),
  }
}

const shownOf = ({ id, width, height, color }: Photo): Photo => ({ id, width, height, color })
