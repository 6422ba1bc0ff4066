import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { RISK_THRESHOLD } from '@trassa/contracts/enumerations/moderation'
import { type EventActor, isAtLeast, isOwner } from '../event-actor.ts'
import type { Rule } from '../rules.ts'
import type { AdEvent, AdFacts, StoredAdFacts } from './ad-lifecycle.types.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** domain §3: milliseconds. */
export const AD_TERMS = {
  publication: 30 * DAY,
  silence: 14 * DAY,
  renewalWithoutCheck: 90 * DAY,
  datesAhead: 90 * DAY,
  betweenLifts: 48 * HOUR,
} as const

type AdRuleCheck = Rule<AdFacts, AdEvent>

const since = (moment: Date | null, now: Date) =>
  moment === null ? Number.POSITIVE_INFINITY : now.getTime() - moment.getTime()

/** Whether an ad in moderation, or sent back from it, is there because its owner questioned a block (domain §3). */
export const isUnderAppeal = (ad: Pick<StoredAdFacts, 'appealed' | 'lastModeratorId'>): boolean =>
  ad.appealed && ad.lastModeratorId !== null

/** Whether the ad's latest publication was paid for, singly or with a unit of a package. */
export const isPaid = ({ paymentStatus }: Pick<StoredAdFacts, 'paymentStatus'>): boolean =>
  paymentStatus === PAYMENT_STATUSES.paidSingly || paymentStatus === PAYMENT_STATUSES.fromPackage

const isDecidedByAnother = (ad: AdFacts, actor: EventActor) =>
  !isUnderAppeal(ad) || (actor.kind === 'user' && actor.userId !== ad.lastModeratorId)

function areDatesAllowed(event: AdEvent): boolean {
  if (event.type !== 'ad.datesSet') return false
  const now = event.now.getTime()
  const from = event.publishedAt?.getTime() ?? now
  const to = event.expiresAt.getTime()
  return to > now && to > from && to <= now + AD_TERMS.datesAhead
}

/**
 * The conditions that the table of domain §3 is made of. Who may act comes from the event's actor,
 * everything else from the facts and the event, time included.
 */
export const AD_RULES = {
  owner: { code: 'ad.forbidden', holds: (ad, { actor }) => isOwner(actor, ad) },
  ownerOrModerator: {
    code: 'ad.forbidden',
    holds: (ad, { actor }) => isOwner(actor, ad) || isAtLeast(actor, 'moderator'),
  },
  moderator: { code: 'session.forbidden', holds: (_, { actor }) => isAtLeast(actor, 'moderator') },
  senior: {
    code: 'session.forbidden',
    holds: (_, { actor }) => isAtLeast(actor, 'seniorModerator'),
  },
  /** domain §2: no decision on an own ad, whatever the role. */
  notOwn: { code: 'moderation.own_ad', holds: (ad, { actor }) => !isOwner(actor, ad) },
  system: { code: 'session.forbidden', holds: (_, { actor }) => actor.kind === 'system' },
  anotherModerator: {
    code: 'session.forbidden',
    holds: (ad, { actor }) => isDecidedByAnother(ad, actor),
  },
  notUnderAppeal: { code: 'ad.illegal_transition', holds: (ad) => !isUnderAppeal(ad) },
  neverAppealed: { code: 'ad.illegal_transition', holds: (ad) => !ad.appealed },
  appealWritten: {
    code: 'ad.appeal_missing',
    holds: (_, event) => event.type === 'ad.appealed' && event.text.trim() !== '',
  },
  noReviewRequired: { code: 'ad.illegal_transition', holds: (ad) => !ad.reviewRequired },
  lowRisk: { code: 'ad.illegal_transition', holds: (ad) => ad.riskScore < RISK_THRESHOLD },
  freeQuota: { code: 'ad.quota', holds: (ad) => ad.freeQuotaLeft },
  packageUnit: { code: 'ad.quota', holds: (ad) => ad.packageUnitLeft },
  paid: { code: 'ad.illegal_transition', holds: isPaid },
  publicationKept: {
    code: 'ad.quota',
    holds: ({ paymentStatus }) => paymentStatus !== PAYMENT_STATUSES.refunded,
  },
  unpaid: { code: 'ad.illegal_transition', holds: (ad) => !isPaid(ad) },
  unchanged: {
    code: 'ad.illegal_transition',
    holds: (ad) => ad.publishedAt !== null && ad.editedAt <= ad.publishedAt,
  },
  fresh: {
    code: 'ad.illegal_transition',
    holds: (ad, { now }) => since(ad.publishedAt, now) <= AD_TERMS.renewalWithoutCheck,
  },
  silent: {
    code: 'ad.illegal_transition',
    holds: (ad, { now }) =>
      since(ad.statChangedAt, now) >= AD_TERMS.silence &&
      since(ad.editedAt, now) >= AD_TERMS.silence,
  },
  due: {
    code: 'ad.illegal_transition',
    holds: (ad, { now }) => ad.expiresAt !== null && ad.expiresAt <= now,
  },
  revisionPending: {
    code: 'ad.illegal_transition',
    holds: (ad) => ad.revisionState === 'pending',
  },
  reasonsGiven: {
    code: 'moderation.reasons_missing',
    holds: (_, event) => 'reasons' in event && event.reasons.length > 0,
  },
  reasonWritten: {
    code: 'moderation.reasons_missing',
    holds: (_, event) => 'reason' in event && (event.reason ?? '').trim() !== '',
  },
  commented: {
    code: 'moderation.reasons_missing',
    holds: (_, event) => 'comment' in event && event.comment.trim() !== '',
  },
  liftPaid: { code: 'ad.illegal_transition', holds: (ad) => ad.liftPaid },
  liftInterval: {
    code: 'ad.lift_too_soon',
    holds: (ad, { now }) => since(ad.liftedAt, now) >= AD_TERMS.betweenLifts,
  },
  complete: { code: 'ad.incomplete', holds: (ad) => ad.complete },
  contentValid: { code: 'request.invalid', holds: (ad) => ad.contentValid },
  ownerConsented: { code: 'ad.unconfirmed', holds: (ad) => ad.ownerConsented },
  ownerBlocked: { code: 'user.not_blocked', holds: (ad) => ad.ownerBlocked },
  ownerNotBlocked: { code: 'ad.owner_blocked', holds: (ad) => !ad.ownerBlocked },
  hiddenForItself: { code: 'ad.illegal_transition', holds: (ad) => !ad.hiddenWithAccount },
  statKept: {
    code: 'ad.illegal_transition',
    holds: (ad, event) => 'stat' in event && event.stat === ad.stat,
  },
  datesAllowed: { code: 'request.invalid', holds: (_, event) => areDatesAllowed(event) },
} as const satisfies Record<string, AdRuleCheck>

export type AdRule = keyof typeof AD_RULES

/** Whether a rule holds for an ad and an event. */
export const holds = (rule: AdRule, ad: AdFacts, event: AdEvent): boolean => {
  const { holds: test }: AdRuleCheck = AD_RULES[rule]
  return test(ad, event)
}
