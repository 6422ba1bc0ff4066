import type { NoticeKind } from '@trassa/contracts/enumerations/notices'

/** What a notice says, once for all channels; each of them shows as much of it as it can. Plain text throughout. */
export interface NoticeContent {
  /** The letter's subject, and the first line in Telegram. */
  subject: string
  /** Sentences that stand below each other. */
  lines: readonly string[]
  /** Where there is something to do, with what it is called. */
  action?: { name: string; url: string }
  /** Buttons of the Telegram message that answer at once (`BotFeature`). */
  answers?: readonly { text: string; data: string }[]
  /** The whole as an SMS of at most two parts, without the product's name that stands before it. */
  sms: string
}

/** When an SMS, which costs money, is sent to those who have chosen it. */
type SmsRule = 'always' | 'whereNothingElse' | 'never'

export interface Notice<Facts> {
  /** Under which its user switches it off. */
  choice: NoticeKind
  sms: SmsRule
  /** Sent at night as well: security, money, and what a person waits for. */
  atNight: boolean
  /** How long it makes sense; not sent later. */
  lifetimeSeconds: number
  content: (facts: Facts) => NoticeContent
}

export const DAY_SECONDS = 24 * 60 * 60
