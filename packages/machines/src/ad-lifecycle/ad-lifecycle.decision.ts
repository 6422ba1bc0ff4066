import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { ErrorCode } from '@trassa/contracts/errors'
import { transition } from 'xstate'
import { adLifecycleMachine } from './ad-lifecycle.machine.ts'
import { AD_RULES, AD_TERMS, holds } from './ad-lifecycle.rules.ts'
import { edgesFrom, stand } from './ad-lifecycle.snapshot.ts'
import type {
  AdActor,
  AdDecision,
  AdEvent,
  AdEventType,
  AdFacts,
  AdHappening,
} from './ad-lifecycle.types.ts'

/** Why the machine says no: what stopped the edge that came furthest, or that there is none. */
function refusalOf(ad: AdFacts, event: AdEvent): ErrorCode {
  let furthest = -1
  let code: ErrorCode = 'ad.illegal_transition'
  for (const { eventType, rules } of edgesFrom(ad)) {
    const failed = rules.findIndex((rule) => !holds(rule, ad, event))
    const rule = rules[failed]
    if (eventType !== event.type || rule === undefined || failed <= furthest) continue
    furthest = failed
    code = AD_RULES[rule].code
  }
  return code
}

/**
 * Decides whether something may happen to an ad, and what is then to be written (domain §3).
 * Pure: the caller writes `changes` with `WHERE version = …` and does `effects` in one transaction.
 * A refusal carries `ad.illegal_transition`, `ad.forbidden`, `session.forbidden`, `ad.quota`,
 * `ad.lift_too_soon`, `moderation.reasons_missing` or `request.invalid`.
 */
export function decideAd(ad: AdFacts, event: AdEvent): AdDecision {
  const before = stand(ad)
  if (!before.can(event)) return { ok: false, code: refusalOf(ad, event) }
  const [after] = transition(adLifecycleMachine, before, event)
  const { changes, effects } = after.context
  const { stat } = AD_STATS[after.value]
  if (stat === ad.stat) return { ok: true, changes, effects }
  return { ok: true, changes: { ...changes, stat, statChangedAt: event.now }, effects }
}

const REASON = { code: 'ad.other', field: 'description', message: '—' } as const

/** A well-filled example of each event, to ask who may do it before the form is filled. */
const examples = (now: Date, { stat }: AdFacts) =>
  ({
    'ad.submitted': { type: 'ad.submitted' },
    'ad.paid': { type: 'ad.paid' },
    'ad.approved': { type: 'ad.approved' },
    'ad.fixRequested': { type: 'ad.fixRequested', reasons: [REASON] },
    'ad.resubmitted': { type: 'ad.resubmitted' },
    'ad.silenceElapsed': { type: 'ad.silenceElapsed' },
    'ad.edited': { type: 'ad.edited', identity: true, text: true },
    'ad.expired': { type: 'ad.expired' },
    'ad.withdrawn': { type: 'ad.withdrawn', reason: 'other' },
    'ad.renewed': { type: 'ad.renewed' },
    'ad.blocked': { type: 'ad.blocked', reasons: [REASON] },
    'ad.appealed': { type: 'ad.appealed' },
    'ad.deleted': { type: 'ad.deleted' },
    'ad.restored': { type: 'ad.restored' },
    'ad.lifted': { type: 'ad.lifted', reason: '—' },
    'ad.datesSet': {
      type: 'ad.datesSet',
      expiresAt: new Date(now.getTime() + AD_TERMS.publication),
      reason: '—',
    },
    'ad.overridden': { type: 'ad.overridden', stat, comment: '—' },
  }) satisfies { [Type in AdEventType]: Extract<AdHappening, { type: Type }> }

/** What the actor may do with the ad now: the buttons of its menu. */
export function allowedEvents(ad: AdFacts, actor: AdActor, now: Date): AdEventType[] {
  const before = stand(ad)
  return Object.values(examples(now, ad))
    .filter((example) => before.can({ ...example, actor, now }))
    .map(({ type }) => type)
}

/**
 * Facts for a menu where only a part of them is known (a card in the browser): what is unknown is
 * presumed not to stand in the way, and the gateway has the last word.
 */
export const presumeFacts = (
  known: Pick<AdFacts, 'userId' | 'stat'> & Partial<AdFacts>,
): AdFacts => ({
  paymentStatus: PAYMENT_STATUSES.free,
  revisionState: 'none',
  appealed: false,
  lastModeratorId: null,
  publishedAt: null,
  expiresAt: null,
  liftedAt: null,
  editedAt: new Date(0),
  statChangedAt: new Date(0),
  riskScore: 0,
  freeQuotaLeft: true,
  packageUnitLeft: true,
  liftPaid: true,
  ...known,
})
