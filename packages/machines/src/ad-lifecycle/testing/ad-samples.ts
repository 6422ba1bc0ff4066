import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { EventActor } from '../../event-actor.ts'
import { OTHER_ACTORS } from '../../testing/actors.ts'
import { presumeFacts } from '../ad-lifecycle.facts.ts'
import type { AdEventPayload, AdFacts } from '../ad-lifecycle.types.ts'

export const NOW = new Date('2026-06-15T12:00:00.000Z')

export const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
export const daysAhead = (days: number): Date => daysAgo(-days)

/** One actor of each kind; the moderators have not decided on the ad before. */
export const ACTORS = {
  owner: { kind: 'user', userId: '1', role: 'user' },
  ...OTHER_ACTORS,
} as const satisfies Record<string, EventActor>
export type ActorName = keyof typeof ACTORS
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[]

export const REASONS: ModerationReason[] = [
  { code: 'price.unreal', field: 'price', message: 'Укажите полную стоимость.' },
]

/** One well-filled event of each kind; an override asks for `expired`. */
export const EVENT_PAYLOADS: AdEventPayload[] = [
  { type: 'ad.submitted' },
  { type: 'ad.paid' },
  { type: 'ad.approved' },
  { type: 'ad.fixRequested', reasons: REASONS },
  { type: 'ad.resubmitted' },
  { type: 'ad.silenceElapsed' },
  { type: 'ad.edited', identity: true, text: true },
  { type: 'ad.expired' },
  { type: 'ad.withdrawn', reason: 'sold' },
  { type: 'ad.renewed' },
  { type: 'ad.blocked', reasons: REASONS },
  { type: 'ad.appealed', text: 'Машина моя, документы приложу' },
  { type: 'ad.deleted' },
  { type: 'ad.ownerLeft' },
  { type: 'ad.ownerBlocked' },
  { type: 'ad.ownerUnblocked', stat: 2 },
  { type: 'ad.restored' },
  { type: 'ad.lifted', reason: 'Ошибка в поиске' },
  { type: 'ad.stillOffered' },
  { type: 'ad.datesSet', expiresAt: daysAhead(60), reason: 'Просьба владельца' },
  { type: 'ad.overridden', stat: 5, comment: 'Решение суда' },
  { type: 'ad.corrected', reason: 'Указан не тот город' },
  { type: 'ad.changeUndone', stat: 6 },
]

/** An ad of user 1 in a state, whose facts permit every event of that state. */
export const adIn = (stat: AdStat, facts: Partial<AdFacts> = {}): AdFacts => ({
  ...presumeFacts({ userId: '1', stat }),
  paymentStatus: stat === 0 ? 1 : 0,
  revisionState: stat === 1 ? 'pending' : 'none',
  publishedAt: daysAgo(30),
  expiresAt: NOW,
  liftedAt: daysAgo(3),
  editedAt: daysAgo(31),
  statChangedAt: daysAgo(14),
  ...facts,
})
