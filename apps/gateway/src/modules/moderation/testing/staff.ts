import { randomUUID } from 'node:crypto'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { addPhoto, insertAd, storedAd } from '../../../testing/ads.ts'
import type { TestGateway } from '../../../testing/test-gateway.ts'
import type { AdRecord, ads } from '../../ads/ads.table.ts'
import { moderationClaims } from '../queue/claims.table.ts'

export const REASONS: ModerationReason[] = [
  { code: 'price.unreal', field: 'price', message: 'Укажите полную стоимость.' },
]

/** One user of each role. */
export async function createStaff(gateway: TestGateway) {
  return {
    user: await gateway.createUser(),
    support: await gateway.createUser({ role: 'support', username: 'Поддержка' }),
    anna: await gateway.createUser({ role: 'moderator', username: 'Анна' }),
    boris: await gateway.createUser({ role: 'moderator', username: 'Борис' }),
    senior: await gateway.createUser({ role: 'seniorModerator', username: 'Вера' }),
  }
}

let minutes = 0

/** A complete ad in moderation, queued a minute after the one before. */
export async function insertWaiting(
  db: Database,
  userId: string,
  fields: Partial<typeof ads.$inferInsert> = {},
): Promise<AdRecord> {
  minutes += 1
  const queuedAt = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
  const unseen = { publishedAt: null, liftedAt: null, expiresAt: null }
  const ad = await insertAd(db, userId, {
    stat: 2,
    queuedAt,
    slug: `wait-${randomUUID()}`,
    ...unseen,
    ...fields,
  })
  await addPhoto(db, ad)
  return storedAd(db, ad.id)
}

/** Makes all claims expire. */
export const expireClaims = (db: Database) =>
  db.update(moderationClaims).set({ expiresAt: sql`now() - interval '1 second'` })
