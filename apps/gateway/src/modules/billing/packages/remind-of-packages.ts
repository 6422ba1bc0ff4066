import { formatDate } from '@trassa/catalog/format/dates'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Notifications } from '../../notifications/public.ts'
import {
  lockLapsingPackages,
  readLapsingOwners,
  writeReminders,
} from './lapsing-packages.repository.ts'
import { daysAfter, type PackageRecord } from './packages.repository.ts'

/** Days before a package lapses on which its owner is reminded. */
const REMINDER_DAYS = [7, 1]

interface Dependencies {
  db: Database
  notifications: Notifications
  publicUrl: string
}

/**
 * Reminds owners of the publications that they lose otherwise, a week and a day before (domain §5). Packages
 * of an owner that lapse at about the same time are one notice.
 */
export function createPackageReminders({ db, notifications, publicUrl }: Dependencies) {
  async function notify(tx: Transaction, due: PackageRecord[], now: Date): Promise<void> {
    const [first] = due
    if (!first) return
    const units = due.reduce((sum, { remainder }) => sum + remainder, 0)
    const lastDay = formatDate(first.expiresAt.toISOString(), now)
    const facts = { units, lastDay, url: `${publicUrl}/profile/PackagePayment` }
    await notifications.tell(tx, {
      type: 'packageLapses',
      userId: first.userId,
      facts,
    })
  }

  /** @returns how many packages were reminded of */
  return async (now: Date): Promise<number> => {
    let reminded = 0
    for (const [sent, days] of REMINDER_DAYS.entries()) {
      const lapsing = { before: daysAfter(now, days), reminders: sent + 1, now }
      for (const userId of await readLapsingOwners(db, lapsing)) {
        reminded += await db.transaction(async (tx) => {
          const due = await lockLapsingPackages(tx, { ...lapsing, userId })
          await notify(tx, due, now)
          await writeReminders(tx, due, lapsing.reminders)
          return due.length
        })
      }
    }
    return reminded
  }
}
