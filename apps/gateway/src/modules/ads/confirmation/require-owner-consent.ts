import { AppError } from '@trassa/contracts/app-error'
import type { AdActor } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../ads.table.ts'
import { lockOpenConfirmation, writeAnswer } from './ad-confirmations.repository.ts'

const isOwner = (ad: AdRecord, actor: AdActor) =>
  actor.kind === 'user' && actor.userId === ad.userId

/**
 * An ad that was begun for its owner goes nowhere without the owner (domain §9); the owner who
 * publishes it has thereby said yes. @throws AppError `ad.unconfirmed` for anybody else.
 */
export async function requireOwnerConsent(
  tx: Transaction,
  ad: AdRecord,
  actor: AdActor,
): Promise<void> {
  if (isOwner(ad, actor)) return writeAnswer(tx, ad.id, 'publish')
  if (await lockOpenConfirmation(tx, ad.id)) throw new AppError('ad.unconfirmed')
}
