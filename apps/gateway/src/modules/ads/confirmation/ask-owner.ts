import { AppError } from '@trassa/contracts/app-error'
import type { ConfirmationChannel } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { StatRequest } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts'
import { DeliveryFailure, type Notifications } from '../../notifications/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { requirePublishable } from '../content/publishable-content.ts'
import { insertConfirmation, lockConfirmations, updateLink } from './ad-confirmations.repository.ts'
import { countSend, LINK_LIMITS } from './link-limits.ts'
import { isConsentedTo } from './owner-consent.ts'

interface Question {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  request: StatRequest
  /** Where the moderator wants the owner to be asked: there and nowhere else (docs/decisions/165). */
  channel?: ConfirmationChannel | undefined
  /** The moderator. */
  actorId: string
  trace: Trace
  now: Date
}

const NO_LINK = { tokenHash: null, expiresAt: null, sends: [] }

export type OwnerAsking = ReturnType<typeof createOwnerAsking>

/** Asks owners about drafts that moderators submit for them, by a one-time link (domain §9). */
export function createOwnerAsking({
  notifications,
  publicUrl,
}: {
  notifications: Notifications
  publicUrl: string
}) {
  return {
    /**
     * Where a moderator submits a draft that its owner has never submitted, even one that the owner began: checks that
     * it is complete, makes a link, which replaces the one before it, and writes the notice that carries it.
     *
     * @returns the notice's id for `send`; `null` where no confirmation is needed.
     * @throws AppError `ad.incomplete`, `confirmation.too_soon`, `confirmation.too_many`, `confirmation.muted`,
     *   `confirmation.no_telegram`.
     */
    async prepare(tx: Transaction, question: Question): Promise<string | null> {
      const { ad, request, channel, actorId, trace, now } = question
      const isSubmission =
        ad.stat === AD_STATS.draft.stat && request.stat === AD_STATS.moderation.stat
      if (!isSubmission || ad.userId === actorId) return null
      const [confirmation] = await lockConfirmations(tx, [ad.id])
      if (isConsentedTo(ad, confirmation)) return null
      const { title = ad.title } = await requirePublishable(tx, ad, now)
      const token = newToken()
      const tokenHash = hashToken(token)
      const expiresAt = new Date(now.getTime() + LINK_LIMITS.lifetime)
      await insertConfirmation(tx, ad.id)
      const linkBefore = confirmation ?? NO_LINK
      const sends = countSend(linkBefore.sends, now)
      await updateLink(tx, ad.id, { tokenHash, expiresAt, sends })
      const ids = { adId: ad.id, ownerId: ad.userId, moderatorId: actorId, ...trace }
      return notifications.notify(tx, {
        type: 'adConfirmation',
        userId: ad.userId,
        channel,
        facts: { title, url: `${publicUrl}/confirmAd?token=${token}` },
        context: { ...ids, tokenHash, linkBefore },
      })
    },

    /**
     * Delivers the notice once the link is committed.
     *
     * @throws AppError `confirmation.undeliverable`, `server.unavailable`; the link is taken back then.
     */
    async send(noticeId: string): Promise<void> {
      try {
        await notifications.deliver(noticeId)
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error
        const isUnreachable = error.reason === 'recipient'
        const code = isUnreachable ? 'confirmation.undeliverable' : 'server.unavailable'
        throw new AppError(code, { cause: error })
      }
    },
  }
}
