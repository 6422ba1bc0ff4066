import { formatDate } from '@trassa/catalog/format/dates'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Notifications } from '../../notifications/public.ts'
import type { StillOfferedLinks } from '../still-offered/still-offered-links.ts'
import type { ReminderName } from './ad-reminders.table.ts'
import {
  type DueAt,
  type RemindedAd,
  readDueOwners,
  takeDueAds,
} from './due-reminders.repository.ts'

interface Dependencies {
  db: Database
  notifications: Notifications
  stillOfferedLinks: StillOfferedLinks
  publicUrl: string
  isKeptCurrent: DueAt['isKeptCurrent']
}

/** So many ads of an owner at once are asked about one by one; more are one notice. */
const ASKED_SINGLY = 3

const isService = (adType: AdType) => kindOf(adType) === 'service'

/** What a notice of several ads says about them. */
const named = (ads: readonly RemindedAd[]) => ({
  titles: ads.map(({ title }) => title),
  hasService: ads.some(({ adType }) => isService(adType)),
})

/** The due ads of one owner. */
interface Due {
  userId: string
  ads: readonly RemindedAd[]
  now: Date
}

/**
 * Tells owners of what becomes of their ads with time: that they expire (domain §3), and asks «Ещё продаёте?» (domain
 * §8). An ad whose owner does not answer stays as it is until it expires. Ads that are kept current without their owner
 * are left out.
 */
export function createOwnerReminders(dependencies: Dependencies) {
  const { db, notifications, stillOfferedLinks, publicUrl, isKeptCurrent } = dependencies
  const myAds = `${publicUrl}/profile/MyAdsAll/MyAdsActual`

  const tellOfExpiry =
    (type: 'adExpiresSoon' | 'adExpiresTomorrow') =>
    async (tx: Transaction, { userId, ads, now }: Due) => {
      const days = Map.groupBy(ads, ({ expiresAt }) =>
        formatDate((expiresAt ?? now).toISOString(), now),
      )
      for (const [date, group] of days) {
        const facts = { ...named(group), date, url: myAds }
        await notifications.tell(tx, { type, userId, facts })
      }
    }

  const ask =
    (days: number) =>
    async (tx: Transaction, { userId, ads, now }: Due) => {
      if (ads.length > ASKED_SINGLY) {
        const facts = { ...named(ads), url: myAds }
        await notifications.tell(tx, { type: 'stillOfferedMany', userId, facts })
        return
      }
      for (const { id: adId, adType, title } of ads) {
        const url = stillOfferedLinks.make({ adId, askedAt: now })
        const facts = { title, days, adId, isService: isService(adType), url }
        await notifications.tell(tx, { type: 'stillOffered', userId, facts })
      }
    }

  const REMINDERS: Record<ReminderName, (tx: Transaction, due: Due) => Promise<void>> = {
    expires3: tellOfExpiry('adExpiresSoon'),
    expires1: tellOfExpiry('adExpiresTomorrow'),
    offered7: ask(7),
    offered14: ask(14),
  }

  /** @returns how many ads were reminded of */
  return async (now: Date): Promise<number> => {
    let reminded = 0
    for (const reminder of Object.keys(REMINDERS) as ReminderName[]) {
      for (const userId of await readDueOwners(db, reminder, { now, isKeptCurrent })) {
        reminded += await db.transaction(async (tx) => {
          const due = await takeDueAds(tx, reminder, { userId, now, isKeptCurrent })
          if (due.length > 0) await REMINDERS[reminder](tx, { userId, ads: due, now })
          return due.length
        })
      }
    }
    return reminded
  }
}
