import { keysOf } from '../keys-of.ts'
import { OUTSIDE_LINKS, type OutsideLinkId } from '../outside-links.ts'
import { MODERATION_REASONS, type ModerationReasonCode } from './moderation.ts'

/** What a placeholder of a reason's template stands for; the catalogue's `fillReason` fills them in. */
export const REASON_PLACEHOLDERS = {
  genitive: 'чего: «автомобиля»',
  accusative: 'что: «автомобиль»',
  value: 'значение поля',
  fieldGenitive: 'поле, чего: «цены»',
  fieldAccusative: 'поле, что: «цену»',
  fieldFrom: 'поле с предлогом: «из описания», «с фотографий»',
} as const
export type ReasonPlaceholder = keyof typeof REASON_PLACEHOLDERS

/** The reason without a template, for everything that no other is about: it is always offered. */
export const FREE_REASON = 'ad.other' satisfies ModerationReasonCode

export type LinkKey = `link.${OutsideLinkId}`
export type ReasonKey = `reason.${ModerationReasonCode}`

export const linkKey = (id: OutsideLinkId): LinkKey => `link.${id}`
export const reasonKey = (code: ModerationReasonCode): ReasonKey => `reason.${code}`

export const REASON_CODES = MODERATION_REASONS.map(({ code }) => code)
export const LINK_IDS = keysOf(OUTSIDE_LINKS)

export const LINK_KEYS = LINK_IDS.map(linkKey)
export const REASON_KEYS = REASON_CODES.map(reasonKey)

/** What senior moderators set in the console: an override of what the code or the server's environment says. */
export const SETTING_KEYS = [
  'maintenance' as const,
  'reasonOrder' as const,
  ...REASON_KEYS,
  ...LINK_KEYS,
]
export type SettingKey = (typeof SETTING_KEYS)[number]
