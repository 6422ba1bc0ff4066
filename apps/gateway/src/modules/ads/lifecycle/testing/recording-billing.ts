import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database/connect.ts'
import type { AdBilling, BilledAd } from '../ad-billing.ts'

interface Sold {
  /** Units left by user id. */
  units?: Record<string, number>
  /** Ads with a paid lift. */
  paidLifts?: string[]
}

export interface RecordedAction {
  action: keyof AdBilling
  adIds: string[]
  /** The transaction that the action ran in. */
  transaction: string
}

/** A billing module that sells what it is told and records the actions that are asked of it. */
export function recordBilling({ units = {}, paidLifts = [] }: Sold = {}) {
  const actions: RecordedAction[] = []
  const record = (action: keyof AdBilling) => async (tx: Transaction, ads: BilledAd[]) => {
    const { rows } = await tx.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`)
    actions.push({ action, adIds: ads.map(({ id }) => id), transaction: rows[0]?.id ?? '' })
  }
  const billing: AdBilling = {
    lockUnitsLeft: (_, userIds) =>
      Promise.resolve(new Map(userIds.map((id) => [id, units[id] ?? 0]))),
    countUnitsLeft: (_, userId) => Promise.resolve(units[userId] ?? 0),
    lockPaidLifts: (_, adIds) =>
      Promise.resolve(new Set(adIds.filter((id) => paidLifts.includes(id)))),
    takeUnits: record('takeUnits'),
    returnUnits: record('returnUnits'),
    useLifts: record('useLifts'),
    stopPromotions: record('stopPromotions'),
    resumePromotions: record('resumePromotions'),
  }
  return { billing, actions }
}
