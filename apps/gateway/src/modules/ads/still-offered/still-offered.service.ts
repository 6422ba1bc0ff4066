import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type {
  readStillOfferedLink,
  StillOfferedAnswer,
} from '@trassa/contracts/calls/still-offered'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import { lockAd, readAd } from '../ads.repository.ts'
import type { AdRecord } from '../ads.table.ts'
import { statAt } from '../cards/ad-card.ts'
import { actorOf } from '../lifecycle/actors.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { LINK_DAYS, type StillOfferedLinks } from './still-offered-links.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type StillOfferedService = ReturnType<typeof createStillOfferedService>

type Question = CallAnswer<typeof readStillOfferedLink>

interface Answering {
  answer: StillOfferedAnswer
  now: Date
  trace: Trace
}

/**
 * Carries out an owner's answer to «Ещё продаёте?» on an ad that is locked: confirms it or takes it off as sold.
 *
 * @throws AppError `ad.illegal_transition` where the ad is not active any more
 */
export const createAnswerStillOffered =
  (lifecycle: AdLifecycle) =>
  async (tx: Transaction, ad: AdRecord, { answer, now, trace }: Answering): Promise<void> => {
    // Whatever role the owner has, an answer is a plain user's.
    const by = { actor: actorOf({ userId: ad.userId, role: 'user' }), now }
    const reason = kindOf(ad.adType) === 'service' ? 'other' : 'sold'
    const event =
      answer === 'yes'
        ? ({ type: 'ad.stillOffered', ...by } as const)
        : ({ type: 'ad.withdrawn', reason, ...by } as const)
    await lifecycle.applyEvent(tx, { ad, event }, trace)
  }

/** The links in letters and SMS that ask «Ещё продаёте?» (domain §8); the holder of a link may answer once. */
export function createStillOfferedService({
  db,
  now,
  lifecycle,
  links,
}: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
  links: StillOfferedLinks
}) {
  const answerAs = createAnswerStillOffered(lifecycle)

  function check(token: string) {
    const asking = links.read(token)
    if (!asking) throw new AppError('confirmation.unknown')
    if (now().getTime() - asking.askedAt.getTime() > LINK_DAYS * DAY_MS) {
      throw new AppError('confirmation.expired')
    }
    return asking
  }

  /** @throws AppError `confirmation.used` where the owner has answered since, here or elsewhere */
  function requireOpen(ad: AdRecord | undefined, askedAt: Date): AdRecord {
    if (!ad) throw new AppError('confirmation.unknown')
    const isConfirmed = ad.confirmedAt !== null && ad.confirmedAt >= askedAt
    // Taken off and restored, or renewed: the question was about the publication before.
    const isAnswered = isConfirmed || ad.statChangedAt > askedAt
    if (isAnswered || statAt(ad, now()) !== AD_STATS.active.stat) {
      throw new AppError('confirmation.used')
    }
    return ad
  }

  return {
    async read(token: string): Promise<Question> {
      const { adId, askedAt } = check(token)
      const ad = requireOpen(await readAd(db, adId), askedAt)
      return { title: ad.title, service: kindOf(ad.adType) === 'service' }
    },

    async answer({ token, answer }: { token: string; answer: StillOfferedAnswer }, trace: Trace) {
      const { adId, askedAt } = check(token)
      return db.transaction(async (tx) => {
        const ad = requireOpen(await lockAd(tx, adId), askedAt)
        await answerAs(tx, ad, { answer, now: now(), trace })
        return { answer }
      })
    },
  }
}
