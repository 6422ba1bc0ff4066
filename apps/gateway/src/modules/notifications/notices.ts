import type { NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { PRODUCT_NAME } from '@trassa/contracts/product'

/** What the text of each notice is made of. */
export interface NoticeFacts {
  /** A moderator has begun an ad for its owner, who confirms it by a one-time link (domain §9). */
  adConfirmation: { title: string; url: string }
  /** Publications of packages lapse unused (domain §5). */
  packageLapses: { units: number; lastDay: string; url: string }
}

export type NoticeType = keyof NoticeFacts

export interface Notice<Facts> {
  /** The first of these on which the person can be reached. */
  channels: readonly NoticeChannel[]
  /** How long it makes sense; not sent later. */
  lifetimeSeconds: number
  text: (facts: Facts) => string
}

const DAY = 24 * 60 * 60

/** Every notice: a new one is a line in `NoticeFacts` and a row here. */
export const NOTICES: { readonly [T in NoticeType]: Notice<NoticeFacts[T]> } = {
  adConfirmation: {
    channels: ['sms'],
    lifetimeSeconds: 7 * DAY,
    text: ({ title, url }) => `${PRODUCT_NAME}: подтвердите объявление «${title}» ${url}`,
  },
  packageLapses: {
    channels: ['sms'],
    lifetimeSeconds: DAY,
    text: ({ units, lastDay, url }) =>
      `${PRODUCT_NAME}: ${lastDay} сгорят неиспользованные публикации (${units}). Разместите объявления: ${url}`,
  },
}
