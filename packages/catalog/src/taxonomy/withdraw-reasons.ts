import type { AdType, WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { kindOf } from './ad-kinds.ts'
import type { AdKind } from './main-types.ts'

const GOODS = ['sold', 'soldElsewhere', 'changedMind', 'other'] as const

const REASONS: Record<AdKind, readonly WithdrawReason[]> = {
  vehicle: GOODS,
  part: GOODS,
  service: ['serviceEnded', 'servicePaused', 'other'],
}

/** The reasons for which an owner takes down an ad of a type, in the order in which they are offered (domain §3). */
export const withdrawReasonsFor = (adType: AdType): readonly WithdrawReason[] =>
  REASONS[kindOf(adType)]
