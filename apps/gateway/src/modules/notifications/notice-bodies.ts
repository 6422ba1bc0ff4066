import type { NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { escapeHtml } from '../../platform/dev-pages/dev-page.ts'
import { letterBody, telegramBody } from '../messaging/public.ts'
import type { NoticeContent } from './notice.ts'

interface Frame {
  publicUrl: string
}

/** A notice as its channel takes it. */
export const NOTICE_BODIES: Record<
  NoticeChannel,
  (content: NoticeContent, frame: Frame) => string
> = {
  sms: ({ sms }) => `${PRODUCT_NAME}: ${sms}`,

  email: ({ subject, lines, action }, { publicUrl }) =>
    letterBody({
      subject,
      text: [
        'Здравствуйте.',
        '',
        ...lines,
        ...(action ? ['', `${action.name}: ${action.url}`] : []),
        '',
        `Выбрать, о чём вам писать: ${publicUrl}/profile/ProfileSettings#notices`,
      ].join('\n'),
    }),

  telegram: ({ subject, lines, action }) =>
    telegramBody({
      text: [`<b>${escapeHtml(subject)}</b>`, ...lines.map(escapeHtml)].join('\n'),
      ...(action && { buttons: [[{ text: action.name, url: action.url }]] }),
    }),
}
