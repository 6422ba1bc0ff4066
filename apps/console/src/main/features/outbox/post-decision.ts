import type { ApiClient } from '@trassa/api-client/client'
import { decideAd, liftAd, updateDates } from '@trassa/contracts/calls/moderator/ads'
import { dismissComplaints } from '@trassa/contracts/calls/moderator/complaints'
import { type PendingDecision, VERDICTS } from '../../../shared/outbox.ts'

/**
 * Sends a decision under its key: the gateway carries it out once, however often it is sent (domain §1).
 *
 * @throws AppError of `moderator.decideAd`, `moderator.updateDates`, `moderator.liftAd`, `complaints.dismiss`.
 */
export async function postDecision(api: ApiClient, decision: PendingDecision): Promise<void> {
  const { id, adId, version, change } = decision
  const options = { idempotencyKey: id }
  const params = { id: adId }
  switch (change.type) {
    case 'verdict': {
      const body = { stat: VERDICTS[change.verdict], version, reasons: change.reasons }
      await api.ask(decideAd, { params, body }, options)
      return
    }
    case 'override': {
      const { stat, comment } = change
      await api.ask(decideAd, { params, body: { stat, version, comment } }, options)
      return
    }
    case 'dates': {
      const { expiresAt, reason } = change
      await api.ask(updateDates, { body: { id: adId, version, expiresAt, reason } }, options)
      return
    }
    case 'dismissComplaints': {
      const body = { version, upTo: change.upTo }
      await api.ask(dismissComplaints, { params, body }, options)
      return
    }
    case 'lift': {
      const body = { version, reason: change.reason }
      await api.ask(liftAd, { params, body }, options)
    }
  }
}
