import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { StatRequest } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows, type NewAuditRow } from '../../audit/public.ts'
import { findUserById } from '../../identity/public.ts'
import { SmsFailure, type SmsSender } from '../../messaging/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { publishable } from '../lifecycle/change-stat.ts'
import { lockOpenConfirmation, restoreLink, updateLink } from './ad-confirmations.repository.ts'
import type { AdConfirmation } from './ad-confirmations.table.ts'
import { countSend, LINK_LIMITS } from './link-limits.ts'
import { hashToken, newToken } from './link-token.ts'

const SENT: AuditEvent = 'ad.confirmationSent'

interface Question {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  request: StatRequest
  /** The moderator. */
  actorId: string
  sessionId: string
  now: Date
}

/** A link that is stored and still has to leave. */
interface Letter {
  phone: string
  text: string
  tokenHash: string
  /** What stood before it. */
  before: AdConfirmation
  /** What the history says once it has left. */
  sent: NewAuditRow
}

export type OwnerAsking = ReturnType<typeof createOwnerAsking>

/** Asks owners about ads that moderators have begun for them, by a one-time link (domain §9). */
export function createOwnerAsking(dependencies: {
  db: Database
  sms: SmsSender
  publicUrl: string
}) {
  const { db, sms, publicUrl } = dependencies
  return {
    /**
     * Where a moderator submits a draft that its owner has to confirm: checks that it is complete and
     * makes a link, which replaces the one before it. `null` where nobody has to be asked.
     *
     * @throws AppError `ad.incomplete`, `confirmation.too_soon`, `confirmation.too_many`.
     */
    async prepare(tx: Transaction, question: Question): Promise<Letter | null> {
      const { ad, request, actorId, sessionId, now } = question
      const isSubmission =
        ad.stat === AD_STATS.draft.stat && request.stat === AD_STATS.moderation.stat
      if (!isSubmission || ad.userId === actorId) return null
      const before = await lockOpenConfirmation(tx, ad.id)
      if (!before) return null
      const { title = ad.title } = await publishable(tx, ad, now)
      const owner = await findUserById(tx, ad.userId)
      if (!owner) throw new AppError('user.not_found')
      const token = newToken()
      const tokenHash = hashToken(token)
      const expiresAt = new Date(now.getTime() + LINK_LIMITS.lifetime)
      await updateLink(tx, ad.id, { tokenHash, expiresAt, sends: countSend(before.sends, now) })
      const text = `${PRODUCT_NAME}: подтвердите объявление «${title}» ${publicUrl}/confirmAd?token=${token}`
      const facts = { actorId, onBehalfOf: owner.id, userId: owner.id, adId: ad.id, sessionId }
      return { phone: owner.phone, text, tokenHash, before, sent: { ...facts, event: SENT } }
    },

    /**
     * Once the link is committed: a slow provider must not hold connections. One that did not leave
     * is taken back, and the link before it works again.
     *
     * @throws AppError `confirmation.undeliverable`, `server.unavailable`.
     */
    async send({ phone, text, tokenHash, before, sent }: Letter): Promise<void> {
      try {
        await sms.send(phone, text)
      } catch (error) {
        await restoreLink(db, tokenHash, before)
        if (!(error instanceof SmsFailure)) throw error
        const code = error.reason === 'number' ? 'confirmation.undeliverable' : 'server.unavailable'
        throw new AppError(code, { cause: error })
      }
      await insertAuditRows(db, [sent])
    },
  }
}
