import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { cities } from '../../reference/public.ts'
import { ads } from '../ads.table.ts'
import { photosColumn } from '../cards/card-columns.ts'
import { type AdConfirmation, adConfirmations } from './ad-confirmations.table.ts'

type Link = Pick<AdConfirmation, 'tokenHash' | 'expiresAt' | 'sends'>

const ofAd = (adId: string) => eq(adConfirmations.adId, adId)
const isOpen = or(isNull(adConfirmations.answer), ne(adConfirmations.answer, 'publish'))

/** Records that the ad needs its owner's consent, unless that is recorded. */
export async function insertConfirmation(tx: Transaction, adId: string): Promise<void> {
  await tx.insert(adConfirmations).values({ adId }).onConflictDoNothing()
}

/** Replaces the link; the one before it becomes invalid. */
export async function updateLink(tx: Transaction, adId: string, link: Link): Promise<void> {
  await tx.update(adConfirmations).set(link).where(ofAd(adId))
}

/** Puts back what stood before a link that was not sent, unless another one has been made since. */
export async function restoreLink(
  db: Executor,
  unsentHash: string,
  { adId, tokenHash, expiresAt, sends }: Link & { adId: string },
): Promise<void> {
  await db
    .update(adConfirmations)
    .set({ tokenHash, expiresAt, sends })
    .where(and(ofAd(adId), eq(adConfirmations.tokenHash, unsentHash)))
}

/** The confirmations of those ads that have one; locked until the transaction ends. */
export function lockConfirmations(tx: Transaction, adIds: string[]): Promise<AdConfirmation[]> {
  return tx
    .select()
    .from(adConfirmations)
    .where(inArray(adConfirmations.adId, adIds))
    .orderBy(asc(adConfirmations.adId))
    .for('update')
}

/** Writes the owner's answer for those of the ads that still need it. */
export async function writeAnswers(
  tx: Transaction,
  adIds: string[],
  answer: 'publish' | 'disown',
): Promise<void> {
  if (adIds.length === 0) return
  await tx
    .update(adConfirmations)
    .set({ answer })
    .where(and(inArray(adConfirmations.adId, adIds), isOpen))
}

/** The ad behind a link, in any state, in one statement. */
export async function findByToken(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      ad: ads,
      confirmation: adConfirmations,
      cityName: cities.name,
      citySlug: cities.slug,
      photos: photosColumn(null),
    })
    .from(adConfirmations)
    .innerJoin(ads, eq(ads.id, adConfirmations.adId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(eq(adConfirmations.tokenHash, tokenHash))
  return row
}
