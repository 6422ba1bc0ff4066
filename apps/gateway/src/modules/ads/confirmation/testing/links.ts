import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { hashToken, newToken } from '../../../../platform/secrets/link-token.ts'
import { adConfirmations } from '../ad-confirmations.table.ts'

const DAY = 24 * 60 * 60 * 1000

/** An ad waits for its owner, and this is the token of the link. */
export async function linkTo(db: Database, adId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 7 * DAY)
  await db
    .insert(adConfirmations)
    .values({ adId, tokenHash: hashToken(token), expiresAt, sends: [new Date()] })
  return token
}

/** Time passes for the links of an ad. */
export const ageLinks = (db: Database, adId: string, ms: number) =>
  db
    .update(adConfirmations)
    .set({
      expiresAt: sql`${adConfirmations.expiresAt} - make_interval(secs => ${ms / 1000})`,
      sends: sql`ARRAY(SELECT sent - make_interval(secs => ${ms / 1000})
        FROM unnest(${adConfirmations.sends}) AS sent ORDER BY sent)`,
    })
    .where(eq(adConfirmations.adId, adId))
