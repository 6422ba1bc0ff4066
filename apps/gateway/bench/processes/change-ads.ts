import { sql } from 'drizzle-orm'
import { adLifecycle } from '../../src/main/compose/ad-lifecycle.ts'
import { composeMessaging } from '../../src/main/compose/messaging.ts'
import type { Config } from '../../src/main/config.ts'
import { type AdRecord, actorOf, lockAd } from '../../src/modules/ads/public.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/** Changes ads as their owners and moderators do: through the lifecycle, audited. */
export function createAdChanges(db: Database, config: Config) {
  const enqueue = async () => undefined
  const channels = {} as Parameters<typeof composeMessaging>[0]['channels']
  const { notifications } = composeMessaging({ db, enqueue, channels, config })
  const lifecycle = adLifecycle({ notifications, publicUrl: config.publicUrl })
  type Command = Omit<Parameters<typeof lifecycle.applyEvent>[1], 'ad'>

  const change = (id: string, command: (ad: AdRecord) => Promise<Command> | Command) =>
    db.transaction(async (tx) => {
      const ad = await lockAd(tx, id)
      if (!ad) throw new Error(`No ad ${id}`)
      await lifecycle.applyEvent(tx, { ad, ...(await command(ad)) }, { sessionId: 'bench' })
    })
  const byOwner = ({ userId }: AdRecord) => ({
    actor: actorOf({ userId, role: 'user' }),
    now: new Date(),
  })
  const someUsers = db.execute<{ id: string }>(sql`SELECT id FROM users ORDER BY id LIMIT 2`)
  /** Some user who does not own the ad. */
  const byModerator = async ({ userId }: AdRecord) => {
    const { rows } = await someUsers
    const other = rows.find(({ id }) => id !== userId)
    const actor = actorOf({ userId: other?.id ?? '', role: 'seniorModerator' })
    return { actor, now: new Date() }
  }

  return {
    lift: (id: string) =>
      change(id, async (ad) => ({
        event: { type: 'ad.lifted', reason: 'Замер', ...(await byModerator(ad)) },
      })),
    reprice: (id: string) =>
      change(id, (ad) => ({
        event: { type: 'ad.edited', identity: false, text: true, ...byOwner(ad) },
        content: { price: (ad.price ?? 100_00) + 100_00 },
      })),
    /** Takes an ad out of the lists, back before a moderator. */
    holdBack: (id: string) =>
      change(id, async (ad) => ({
        event: { type: 'ad.overridden', stat: 2, comment: 'Замер', ...(await byModerator(ad)) },
      })),
    approve: (id: string) =>
      change(id, async (ad) => ({ event: { type: 'ad.approved', ...(await byModerator(ad)) } })),
    sell: (id: string) =>
      change(id, (ad) => ({ event: { type: 'ad.withdrawn', reason: 'sold', ...byOwner(ad) } })),
  }
}
