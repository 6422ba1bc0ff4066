import type { ErrorCode } from '@trassa/contracts/errors'
import { decideAd } from '../ad-lifecycle.decision.ts'
import type { AdFacts, AdHappening } from '../ad-lifecycle.types.ts'
import { ACTORS, type ActorName, NOW } from './ad-samples.ts'

/** What the lifecycle says to one of the actors, now. */
export const decide = (ad: AdFacts, who: ActorName, happening: AdHappening) =>
  decideAd(ad, { ...happening, actor: ACTORS[who], now: NOW })

export const refused = (code: ErrorCode) => ({ ok: false, code })

/** The changes that every move has. */
export const moved = (stat: number) => ({ stat, statChangedAt: NOW })
