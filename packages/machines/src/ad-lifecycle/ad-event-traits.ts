import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import type { AdEvent, AdEventPayload, AdEventType } from './ad-lifecycle.types.ts'

/** A trait that every event of a type has or lacks, or that depends on the event's payload. */
type Trait<Payload> = boolean | ((payload: Payload) => boolean)

/** What an event of the ad lifecycle means beyond its transition (domain §3). */
export interface AdEventTraits<Payload = AdEventPayload> {
  /** May take a publication: the free quota and the package units left must be known. */
  readonly charges: Trait<Payload>
  /** May use up a paid lift: the lifts that are paid for must be known. */
  readonly usesPaidLift: Trait<Payload>
  /** Brings the ad before a moderator or before buyers: its content must be complete (domain §4). */
  readonly publishes: Trait<Payload>
  /** The owner must have consented to the publication (domain §9). */
  readonly needsOwnerConsent: Trait<Payload>
  /** Whether the owner's account is blocked must be known (docs/decisions/138). */
  readonly dependsOnAccount: Trait<Payload>
  /** Whether the ad is blocked for itself or with the account must be known. */
  readonly dependsOnBlock: Trait<Payload>
  /** The risk signals are computed of the content that the ad has after the event. */
  readonly assessesRisk: Trait<Payload>
  /** An ad that is in moderation afterwards is approved by the system if its risk score is low. */
  readonly autoApproves: Trait<Payload>
  /** An owner's own act: a moderator who sends the event acts on the owner's behalf (audit row). */
  readonly isOwners: Trait<Payload>
  /** May be sent for many ads at once (domain §9, bulk change). */
  readonly allowedInBulk: Trait<Payload>
}

const NO_TRAITS = {
  charges: false,
  usesPaidLift: false,
  publishes: false,
  needsOwnerConsent: false,
  dependsOnAccount: false,
  dependsOnBlock: false,
  assessesRisk: false,
  autoApproves: false,
  isOwners: false,
  allowedInBulk: false,
} as const satisfies AdEventTraits

/** Each ad has mistakes of its own to show, so these are sent for one ad at a time. */
const PUBLICATION = {
  ...NO_TRAITS,
  publishes: true,
  needsOwnerConsent: true,
  dependsOnAccount: true,
  assessesRisk: true,
} as const satisfies AdEventTraits

/** A moderator's decision: valid for one ad and for many. */
const DECISION = { ...NO_TRAITS, allowedInBulk: true } as const satisfies AdEventTraits

const leadsToPublication = ({ stat }: { stat: AdStat }) =>
  stat === AD_STATS.active.stat || stat === AD_STATS.moderation.stat

/** Every event with its traits: a new event does not compile without its row. */
export const AD_EVENT_TRAITS: {
  readonly [Type in AdEventType]: AdEventTraits<Extract<AdEventPayload, { type: Type }>>
} = {
  'ad.submitted': { ...PUBLICATION, charges: true, autoApproves: true, isOwners: true },
  'ad.paid': { ...PUBLICATION, autoApproves: true },
  // What has come before a moderator was complete and confirmed; it is checked once more here.
  'ad.approved': {
    ...DECISION,
    publishes: true,
    needsOwnerConsent: true,
    dependsOnAccount: true,
  },
  'ad.fixRequested': DECISION,
  // A moderator who has requested a fix checks the result, whatever the risk score is.
  'ad.resubmitted': { ...PUBLICATION, isOwners: true },
  'ad.silenceElapsed': NO_TRAITS,
  'ad.edited': { ...NO_TRAITS, assessesRisk: true, isOwners: true },
  'ad.expired': NO_TRAITS,
  'ad.withdrawn': { ...NO_TRAITS, isOwners: true, allowedInBulk: true },
  'ad.renewed': { ...PUBLICATION, charges: true, autoApproves: true, isOwners: true },
  'ad.blocked': DECISION,
  // Takes again what its block gave back.
  'ad.appealed': {
    ...NO_TRAITS,
    charges: true,
    dependsOnAccount: true,
    dependsOnBlock: true,
    isOwners: true,
  },
  'ad.deleted': { ...NO_TRAITS, isOwners: true },
  'ad.ownerLeft': NO_TRAITS,
  'ad.ownerBlocked': { ...NO_TRAITS, dependsOnAccount: true },
  'ad.ownerUnblocked': { ...NO_TRAITS, dependsOnAccount: true },
  'ad.restored': DECISION,
  'ad.lifted': { ...NO_TRAITS, usesPaidLift: true, allowedInBulk: true },
  'ad.stillOffered': { ...NO_TRAITS, isOwners: true },
  'ad.datesSet': DECISION,
  'ad.overridden': {
    ...DECISION,
    publishes: leadsToPublication,
    needsOwnerConsent: leadsToPublication,
    dependsOnAccount: leadsToPublication,
  },
  'ad.corrected': DECISION,
  // Where it returns to buyers or to the queue, it was complete and confirmed when the undone change began.
  'ad.changeUndone': { ...DECISION, dependsOnAccount: leadsToPublication },
}

/** Whether an event has a trait. */
export function hasTrait(event: AdEvent | AdEventPayload, name: keyof AdEventTraits): boolean {
  const trait = (AD_EVENT_TRAITS[event.type] as AdEventTraits)[name]
  return typeof trait === 'function' ? trait(event) : trait
}
