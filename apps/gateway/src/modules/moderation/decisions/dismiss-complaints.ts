import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { dismissComplaints } from '@trassa/contracts/calls/moderator/complaints'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { AdLifecycle } from '../../ads/public.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { closeReadComplaints } from '../../complaints/public.ts'
import { deleteClaims } from '../queue/claims.repository.ts'
import { lockForModerator } from './lock-for-moderator.ts'
import { readModeratedAd } from './moderated-ad.repository.ts'

const DISMISSED: AuditEvent = 'complaints.dismissed'

export type ComplaintsDecisions = ReturnType<typeof createComplaintsDecisions>

/** The decision that leaves an ad as it is (domain §9, lane of complaints); one that takes it off the site closes them as well. */
export function createComplaintsDecisions({
  db,
  now,
  lifecycle,
}: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}) {
  return {
    dismiss: (
      id: string,
      body: CallArguments<typeof dismissComplaints, 'output'>['body'],
      { key, ...asked }: IdempotentContext,
    ): Promise<ModeratedAd> => {
      const { userId: viewerId } = asked.visitor
      const request = { id, ...body }
      const call = { key, userId: viewerId, callId: dismissComplaints.id, request }
      return withIdempotency(db, call, async (tx) => {
        const at = now()
        const wanted = { id, version: body.version, now: at, isDecision: true }
        const ad = await lockForModerator(lifecycle, tx, wanted, asked)
        if (ad.userId === viewerId) throw new AppError('moderation.own_ad')
        const isAnyClosed = await closeReadComplaints(tx, { adId: id, upTo: body.upTo })
        if (!isAnyClosed) throw new AppError('ad.illegal_transition')
        await deleteClaims(tx, [id])
        const facts = { actorId: viewerId, event: DISMISSED, adId: id, userId: ad.userId }
        await insertAuditRows(tx, [{ ...facts, ...asked.trace }])
        const answer = await readModeratedAd(tx, id, { viewerId, now: at })
        if (!answer) throw new AppError('ad.not_found')
        return answer
      })
    },
  }
}
