import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { ErrorCode } from '@trassa/contracts/errors'
import { transition } from 'xstate'
import type { EventActor } from '../event-actor.ts'
import { furthestFailure } from '../rules.ts'
import { adLifecycleMachine } from './ad-lifecycle.machine.ts'
import { AD_RULES, AD_TERMS, holds } from './ad-lifecycle.rules.ts'
import { snapshotOf, transitionsFrom } from './ad-lifecycle.snapshot.ts'
import type {
  AdDecision,
  AdEvent,
  AdEventPayload,
  AdEventType,
  AdFacts,
} from './ad-lifecycle.types.ts'

/** The code of the rule at which the furthest transition of the event failed; without one: illegal. */
function refusalOf(ad: AdFacts, event: AdEvent): ErrorCode {
  const failed = furthestFailure(transitionsFrom(ad.stat), event.type, (rule) =>
    holds(rule, ad, event),
  )
  return failed ? AD_RULES[failed].code : 'ad.illegal_transition'
}

/**
 * Decides whether an event is allowed for an ad, and what is then to be written (domain §3).
 * Pure: the caller writes `changes` with `WHERE version = …` and carries out `effects` in the same
 * transaction.
 * A refusal carries the code of a rule (`AD_RULES`) or `ad.illegal_transition`.
 */
export function decideTransition(ad: AdFacts, event: AdEvent): AdDecision {
  const before = snapshotOf(ad)
  if (!before.can(event)) return { ok: false, code: refusalOf(ad, event) }
  const [after] = transition(adLifecycleMachine, before, event)
  const { changes, effects } = after.context
  const { stat } = AD_STATS[after.value]
  if (stat === ad.stat) return { ok: true, changes, effects }
  return { ok: true, changes: { ...changes, stat, statChangedAt: event.now }, effects }
}

const REASON = { code: 'ad.other', field: 'description', message: '—' } as const

/** A valid example of each event, to find out who may send it before its form is filled in. */
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
    'ad.appealed': { type: 'ad.appealed', text: '—' },
    'ad.deleted': { type: 'ad.deleted' },
    'ad.ownerLeft': { type: 'ad.ownerLeft' },
    'ad.ownerBlocked': { type: 'ad.ownerBlocked' },
    'ad.ownerUnblocked': { type: 'ad.ownerUnblocked', stat: AD_STATS.moderation.stat },
    'ad.restored': { type: 'ad.restored' },
    'ad.lifted': { type: 'ad.lifted', reason: '—' },
    'ad.stillOffered': { type: 'ad.stillOffered' },
    'ad.datesSet': {
      type: 'ad.datesSet',
      expiresAt: new Date(now.getTime() + AD_TERMS.publication),
      reason: '—',
    },
    'ad.overridden': { type: 'ad.overridden', stat, comment: '—' },
    'ad.corrected': { type: 'ad.corrected', reason: '—' },
    'ad.changeUndone': { type: 'ad.changeUndone', stat },
  }) satisfies { [Type in AdEventType]: Extract<AdEventPayload, { type: Type }> }

/** The events that the actor may send for the ad now: the buttons of its menu. */
export function allowedEvents(ad: AdFacts, actor: EventActor, now: Date): AdEventType[] {
  const before = snapshotOf(ad)
  return Object.values(examples(now, ad))
    .filter((example) => before.can({ ...example, actor, now }))
    .map(({ type }) => type)
}
