import type { ErrorCode } from '@trassa/contracts/errors'
import { decideTransition } from '../ad-lifecycle.decision.ts'
import type { AdEventPayload, AdFacts } from '../ad-lifecycle.types.ts'
import { ACTORS, type ActorName, NOW } from './ad-samples.ts'

/** What the lifecycle says to one of the actors, now. */
export const decide = (ad: AdFacts, who: ActorName, payload: AdEventPayload) =>
  decideTransition(ad, { ...payload, actor: ACTORS[who], now: NOW })

export const refused = (code: ErrorCode) => ({ ok: false, code })

/** The changes that every move has. */
export const moved = (stat: number) => ({ stat, statChangedAt: NOW })
