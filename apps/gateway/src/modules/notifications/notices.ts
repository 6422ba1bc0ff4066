import type { SecurityFacts } from '../identity/public.ts'
import { AD_NOTICES, type AdFacts } from './ad-notices.ts'
import { MONEY_NOTICES, type MoneyFacts } from './money-notices.ts'
import type { Notice } from './notice.ts'
import { SECURITY_NOTICES } from './security-notices.ts'

/** What the text of each notice is made of. */
export interface NoticeFacts extends SecurityFacts, MoneyFacts, AdFacts {}

export type NoticeType = keyof NoticeFacts

/** Every notice: a new one is a line in the facts of its file and a row there. */
export const NOTICES: { readonly [T in NoticeType]: Notice<NoticeFacts[T]> } = {
  ...SECURITY_NOTICES,
  ...MONEY_NOTICES,
  ...AD_NOTICES,
}

export const NOTICE_TYPES = Object.keys(NOTICES) as NoticeType[]
