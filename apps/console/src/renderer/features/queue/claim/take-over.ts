import { CLAIM_MINUTES, SILENT_MINUTES } from '@trassa/contracts/calls/moderator/queue'
import type { Claim } from '@trassa/contracts/entities/moderator/moderation'

const MINUTE_MS = 60_000

/** Whether another moderator's claim may be taken over: a silent one, as a senior any (domain §9). */
export function mayTakeOver(claim: Claim, isSenior: boolean, now: Date): boolean {
  const heartbeatAt = Date.parse(claim.expiresAt) - CLAIM_MINUTES * MINUTE_MS
  return isSenior || now.getTime() - heartbeatAt > SILENT_MINUTES * MINUTE_MS
}
