import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import type { Notifications } from '../notifications/public.ts'
import { takeUntoldDrops } from './price-drops.repository.ts'

const TELL_PRICE_DROPS = defineJob({
  name: 'tell-price-drops',
  cron: '* * * * *',
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'exclusive',
  timeoutSeconds: 600,
  onRepeat: 'Tells of what is left; a drop that was told is not found again.',
})

const BATCH = 100

interface Dependencies {
  db: Database
  notifications: Notifications
  publicUrl: string
}

/**
 * Tells each user who keeps an ad that its price has fallen (domain §8), once for each drop: by what the ad's row says a
 * minute later, so that an edit waits for no keeper, and a price that has risen again meanwhile is told to none.
 *
 * @returns how many were told.
 */
export async function tellPriceDrops({ db, notifications, publicUrl }: Dependencies) {
  let total = 0
  for (;;) {
    const told = await db.transaction(async (tx) => {
      const drops = await takeUntoldDrops(tx, BATCH)
      for (const { userId, adId, title, from, price } of drops) {
        const roubles = { from: from / 100, price: price / 100 }
        const facts = { title, ...roubles, url: `${publicUrl}/Ad?id=${adId}` }
        await notifications.tell(tx, { type: 'priceDropped', userId, facts })
      }
      return drops.length
    })
    total += told
    if (told < BATCH) return total
  }
}

export const favoritesJobs = (dependencies: Dependencies): JobHandler[] => [
  handleJob(TELL_PRICE_DROPS, () => tellPriceDrops(dependencies)),
]
