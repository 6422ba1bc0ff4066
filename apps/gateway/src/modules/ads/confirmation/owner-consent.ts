import type { OwnerConsent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdCommand } from '../lifecycle/ad-command.ts'
import { lockOpenConfirmations } from './ad-confirmations.repository.ts'
import type { AdConfirmation } from './ad-confirmations.table.ts'

/** Whether the owner sends the event: by publishing the ad an owner consents to it. */
export const isByOwner = ({ ad, event: { actor } }: AdCommand): boolean =>
  actor.kind === 'user' && actor.userId === ad.userId

function consentIn({ answer, tokenHash }: AdConfirmation): OwnerConsent {
  if (answer === 'disown') return 'disowned'
  return tokenHash === null ? 'notAsked' : 'awaited'
}

/**
 * domain §9: the consent of the owners of ads that others have begun, by ad id; `given` for every
 * other ad. Holds the open confirmations until the transaction ends.
 */
export async function lockOwnerConsents(
  tx: Transaction,
  commands: AdCommand[],
): Promise<Map<string, OwnerConsent>> {
  const asked = commands.filter((command) => !isByOwner(command)).map(({ ad }) => ad.id)
  const open = asked.length > 0 ? await lockOpenConfirmations(tx, asked) : []
  const consents = new Map<string, OwnerConsent>(commands.map(({ ad }) => [ad.id, 'given']))
  for (const confirmation of open) consents.set(confirmation.adId, consentIn(confirmation))
  return consents
}
