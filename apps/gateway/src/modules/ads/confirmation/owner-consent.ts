import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdRecord, ads } from '../ads.table.ts'
import type { AdCommand } from '../lifecycle/ad-command.ts'
import { lockConfirmations } from './ad-confirmations.repository.ts'
import type { AdConfirmation } from './ad-confirmations.table.ts'

/** Whether the owner sends the event: by publishing the ad an owner consents to it. */
export const isByOwner = ({ ad, event: { actor } }: AdCommand): boolean =>
  actor.kind === 'user' && actor.userId === ad.userId

/**
 * Whether an ad that its owner began was ever submitted: it has been in the queue, has been public, or
 * its publication was to be paid for. A draft that was not is its owner's to publish (decision 052).
 */
const wasSubmitted = (ad: AdRecord): boolean =>
  ad.queuedAt !== null || ad.publishedAt !== null || ad.paymentStatus !== PAYMENT_STATUSES.free

/** The SQL counterpart of `wasSubmitted`. */
export const wasSubmittedColumn: SQL<boolean> = sql`(${ads.queuedAt} IS NOT NULL
  OR ${ads.publishedAt} IS NOT NULL OR ${ads.paymentStatus} <> ${PAYMENT_STATUSES.free}::smallint)`

/** domain §9: whether the owner has consented to the publication of an ad; `confirmation`: its row. */
export const isConsentedTo = (ad: AdRecord, confirmation: AdConfirmation | undefined): boolean =>
  confirmation ? confirmation.answer === 'publish' : wasSubmitted(ad)

/**
 * The ids of those ads that their owners want to be published, before or with the command. Holds the
 * confirmations until the transaction ends.
 */
export async function lockOwnerConsents(
  tx: Transaction,
  commands: AdCommand[],
): Promise<ReadonlySet<string>> {
  const asked = commands.filter((command) => !isByOwner(command)).map(({ ad }) => ad.id)
  const found = asked.length > 0 ? await lockConfirmations(tx, asked) : []
  const confirmations = new Map(found.map((row) => [row.adId, row]))
  const consented = commands.filter(
    (command) => isByOwner(command) || isConsentedTo(command.ad, confirmations.get(command.ad.id)),
  )
  return new Set(consented.map(({ ad }) => ad.id))
}
