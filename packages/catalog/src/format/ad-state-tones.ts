import type { AdState } from '@trassa/contracts/enumerations/ads'

/** The signal colour of each state, wherever it is shown; always beside its word (domain §3). */
export const AD_STATE_TONES = {
  draft: 'neutral',
  active: 'go',
  moderation: 'sign',
  needsFix: 'marking',
  blocked: 'stop',
  expired: 'neutral',
  archived: 'neutral',
  deleted: 'neutral',
} as const satisfies Record<AdState, string>
