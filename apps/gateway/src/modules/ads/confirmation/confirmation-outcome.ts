import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { z } from 'zod'
import { insertAuditRows } from '../../audit/public.ts'
import { defineNoticeOutcome } from '../../notifications/public.ts'
import { restoreLink } from './ad-confirmations.repository.ts'

const SENT: AuditEvent = 'ad.confirmationSent'

const id = z.string().regex(/^\d+$/)

/**
 * What follows from the delivery of a confirmation link: the history tells of one that was sent; one
 * that was not is taken back, and the link before it works again.
 */
export const CONFIRMATION_OUTCOME = defineNoticeOutcome({
  context: z.object({
    adId: id,
    ownerId: id,
    moderatorId: id,
    requestId: z.string().optional(),
    sessionId: z.string(),
    /** Of the link that the message carries. */
    tokenHash: z.string(),
    linkBefore: z.object({
      tokenHash: z.string().nullable(),
      expiresAt: z.coerce.date().nullable(),
      sends: z.array(z.coerce.date()),
    }),
  }),

  sent: (tx, { adId, ownerId, moderatorId, requestId, sessionId }) => {
    const users = { userId: ownerId, onBehalfOf: ownerId, actorId: moderatorId }
    return insertAuditRows(tx, [{ event: SENT, adId, ...users, requestId, sessionId }])
  },

  failed: (tx, { adId, tokenHash, linkBefore }) =>
    restoreLink(tx, tokenHash, { adId, ...linkBefore }),
})
