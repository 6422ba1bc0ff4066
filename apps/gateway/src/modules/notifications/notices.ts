import { AD_NOTICES, type AdFacts } from './ad-notices.ts'
import { MONEY_NOTICES, type MoneyFacts } from './money-notices.ts'
import type { Notice } from './notice.ts'

/** What the text of each notice is made of. */
export interface NoticeFacts extends MoneyFacts, AdFacts {}

export type NoticeType = keyof NoticeFacts

/** Every notice: a new one is a line in the facts of its file and a row there. */
export const NOTICES: { readonly [T in NoticeType]: Notice<NoticeFacts[T]> } = {
  ...MONEY_NOTICES,
  ...AD_NOTICES,
}
