import { NOTICE_CHOICES, type NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { isMuted, type UserRecord } from '../identity/public.ts'
import { letterBody } from '../messaging/public.ts'
import type { Notice, NoticeLetter } from './notices.ts'

/** One way to one person. */
export interface Delivery {
  channel: NoticeChannel
  recipient: string
}

/** Where a person is reached on a channel; `null` where they are not. */
const RECIPIENTS: Record<NoticeChannel, (user: UserRecord) => string | null> = {
  sms: (user) => user.phone,
  email: (user) => user.email,
}

/**
 * Where a notice goes: on the channels that its user has chosen and is reached on. An SMS that is only for those who
 * have nothing else is left out beside a letter.
 */
export function deliveriesOf<Facts>(
  { choice, sms, letter }: Notice<Facts>,
  user: UserRecord,
): Delivery[] {
  const channels: readonly NoticeChannel[] = NOTICE_CHOICES[choice].channels
  const reached = channels.flatMap((channel) => {
    const recipient = RECIPIENTS[channel](user)
    const exists = channel !== 'email' || letter !== null
    return recipient && exists && !isMuted(user, choice, channel) ? [{ channel, recipient }] : []
  })
  const others = reached.filter(({ channel }) => channel !== 'sms')
  return sms === 'whereNothingElse' && others.length > 0 ? others : reached
}

/** The notice as its channel takes it. */
export function bodyOn<Facts>(
  channel: NoticeChannel,
  { text, letter }: Notice<Facts>,
  facts: Facts,
  publicUrl: string,
): string {
  if (channel === 'sms') return text(facts)
  if (!letter) throw new Error('The notice has no letter')
  const { subject, ...content } = letter(facts)
  return letterBody({ subject, text: letterText(content, publicUrl) })
}

const letterText = ({ lines, action }: Omit<NoticeLetter, 'subject'>, publicUrl: string): string =>
  [
    'Здравствуйте.',
    '',
    ...lines,
    ...(action ? ['', `${action.name}: ${action.url}`] : []),
    '',
    `Выбрать, о чём вам писать: ${publicUrl}/profile/ProfileSettings#notices`,
  ].join('\n')
