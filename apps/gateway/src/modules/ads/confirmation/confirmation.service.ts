import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { answerConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import type { ConfirmableAd, ConfirmedAd } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { hashToken } from '../../../platform/secrets/link-token.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { lockAd } from '../ads.repository.ts'
import { actorOf } from '../lifecycle/actors.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { findByToken, writeAnswers } from './ad-confirmations.repository.ts'
import { toConfirmableAd, toConfirmedAd } from './confirmable-ad.ts'

const HOUR = 3600
/** Several people may share an address; guessing tokens needs far more attempts. */
const BY_ADDRESS = 60

const ANSWERS = {
  publish: { stat: AD_STATS.moderation.stat, event: 'ad.confirmed' },
  disown: { stat: AD_STATS.deleted.stat, event: 'ad.disowned' },
} as const satisfies Record<string, { stat: number; event: AuditEvent }>

type Body = CallArguments<typeof answerConfirmation, 'output'>['body']

interface LinkRequest {
  /** The network address that asks. */
  address: string
  trace: Trace
}

export type ConfirmationService = ReturnType<typeof createConfirmationService>

/** What the holder of a one-time link does: looks at the ad, publishes or disowns it (domain §9). */
export function createConfirmationService(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}) {
  const { db, now, lifecycle } = dependencies
  const limitTries = (address: string) =>
    limitRate(db, { key: `confirm:${networkOf(address)}`, hits: BY_ADDRESS, seconds: HOUR })

  /** @throws AppError `confirmation.unknown`, `confirmation.used`, `confirmation.expired`. */
  const find = async (executor: Executor, tokenHash: string) => {
    const found = await findByToken(executor, tokenHash)
    if (!found) throw new AppError('confirmation.unknown')
    const { ad, confirmation } = found
    const isAnswered = confirmation.answer !== null || ad.stat !== AD_STATS.draft.stat
    if (isAnswered) throw new AppError('confirmation.used')
    const { expiresAt } = confirmation
    if (!expiresAt || expiresAt <= now()) throw new AppError('confirmation.expired')
    return { ...found, expiresAt }
  }

  return {
    read: async (token: string, { address }: LinkRequest): Promise<ConfirmableAd> => {
      await limitTries(address)
      return toConfirmableAd(await find(db, hashToken(token)))
    },

    answer: async (
      { token, answer, version }: Body,
      { address, trace }: LinkRequest,
    ): Promise<ConfirmedAd> => {
      await limitTries(address)
      const tokenHash = hashToken(token)
      const { ad: known } = await find(db, tokenHash)
      return db.transaction(async (tx) => {
        // Read again behind the lock: of two simultaneous answers one counts.
        const ad = await lockAd(tx, known.id)
        const found = await find(tx, tokenHash)
        if (!ad) throw new AppError('confirmation.unknown')
        if (answer === 'publish' && ad.version !== version) throw new AppError('ad.stale')
        const { stat, event } = ANSWERS[answer]
        const { id: adId, userId } = ad
        await insertAuditRows(tx, [{ actorId: userId, userId, adId, event, ...trace }])
        await writeAnswers(tx, [adId], answer)
        // A link gives its holder the rights of a plain user, even if the owner is a moderator.
        const actor = actorOf({ userId, role: 'user' })
        const changed = await lifecycle.changeStat(
          tx,
          { ad, request: { stat }, actor, now: now() },
          trace,
        )
        return toConfirmedAd(changed, found.citySlug)
      })
    },
  }
}
