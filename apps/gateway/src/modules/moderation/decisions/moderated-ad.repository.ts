import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  ads,
  confirmationColumn,
  photosColumn,
  photosWithRevisionColumn,
} from '../../ads/public.ts'
import { readOpenComplaints } from '../../complaints/public.ts'
import { users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import { readHistory } from '../changes/ad-history.repository.ts'
import { claimColumn } from '../queue/claim-column.ts'
import { toModeratedAd } from './moderated-ad.ts'

/** An ad in any state as a moderator checks it, in two statements, with complaints or several cities in one more each. */
export async function readModeratedAd(
  db: Executor,
  id: string,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<ModeratedAd | undefined> {
  const [row] = await db
    .select({
      ad: ads,
      owner: users,
      cityName: cities.name,
      citySlug: cities.slug,
      photos: photosColumn(null),
      wantedPhotos: photosWithRevisionColumn,
      claim: claimColumn,
      confirmation: confirmationColumn,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(eq(ads.id, id))
  if (!row) return undefined
  const complaints = row.ad.openComplaints > 0 ? await readOpenComplaints(db, id) : []
  const history = await readHistory(db, row.ad)
  return toModeratedAd({ ...row, history, complaints }, { viewerId, now })
}
