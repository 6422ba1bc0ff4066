import type { AdState } from '@trassa/contracts/enumerations/ads'

/** The tone of each ad state's label (domain §3); colour is never the only sign. */
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
