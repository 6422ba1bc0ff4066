import type { NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { composeLetter, letterBody, telegramBody } from '../messaging/public.ts'
import type { NoticeContent } from './notice.ts'
import type { UnsubscribeLink } from './unsubscribe/unsubscribe-links.ts'

/** What stands around a notice. */
export interface NoticeFrame {
  publicUrl: string
  /** `null` where the notice cannot be switched off. */
  unsubscribe: UnsubscribeLink | null
}

/** A notice as its channel takes it. */
export const NOTICE_BODIES: Record<
  NoticeChannel,
  (content: NoticeContent, frame: NoticeFrame) => string
> = {
  sms: ({ sms }) => `${PRODUCT_NAME}: ${sms}`,

  email: ({ subject, lines, action }, { publicUrl, unsubscribe }) => {
    const settings = {
      name: 'Выбрать, о чём вам писать',
      url: `${publicUrl}/profile/ProfileSettings#notices`,
    }
    const footer = unsubscribe
      ? [{ name: 'Больше не присылать таких писем', url: unsubscribe.pageUrl }, settings]
      : [settings]
    return letterBody({
      ...composeLetter({ subject, lines, action, footer }),
      ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClickUrl }),
    })
  },

  telegram: ({ subject, lines, action, answers }) => {
    const buttons = [
      ...(answers ? [[...answers]] : []),
      ...(action ? [[{ text: action.name, url: action.url }]] : []),
    ]
    return telegramBody({
      text: [`<b>${escapeHtml(subject)}</b>`, ...lines.map(escapeHtml)].join('\n'),
      ...(buttons.length > 0 && { buttons }),
    })
  },
}
