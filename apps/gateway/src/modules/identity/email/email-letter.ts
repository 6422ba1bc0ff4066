import { PRODUCT_NAME } from '@trassa/contracts/product'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/connect.ts'
import { composeLetter, defineTopic, letterBody, type Outbox } from '../../messaging/public.ts'
import { markUndelivered } from './pending-emails.repository.ts'

/** How long a link confirms its address. */
export const EMAIL_LINK_HOURS = 24

/** The letter with the link that confirms an address; one that does not arrive is shown in the settings. */
export const EMAIL_LINK_TOPIC = defineTopic({
  name: 'account.emailLink',
  context: z.object({ userId: z.string(), tokenHash: z.string() }),
  sent: async () => undefined,
  failed: (tx, { tokenHash }) => markUndelivered(tx, tokenHash),
})

/** Nothing that its requester has typed is in it: it may go to a stranger. */
const LINES = [
  `Этот адрес указали в профиле на сайте ${PRODUCT_NAME}. Чтобы получать на него уведомления, откройте ссылку и нажмите «Подтвердить».`,
  `Ссылка действует ${EMAIL_LINK_HOURS} часа. Если адрес указали не вы, ничего не делайте: без подтверждения мы на него не пишем.`,
]

/** Writes the letter in the caller's transaction. */
export const sendEmailLink = (
  tx: Transaction,
  outbox: Outbox,
  letter: { userId: string; email: string; tokenHash: string; url: string },
): Promise<string> =>
  outbox.write(tx, EMAIL_LINK_TOPIC, {
    channel: 'email',
    recipient: letter.email,
    body: letterBody(
      composeLetter({
        subject: `Подтвердите почту – ${PRODUCT_NAME}`,
        lines: LINES,
        action: { name: 'Подтвердить почту', url: letter.url },
        footer: [],
      }),
    ),
    context: { userId: letter.userId, tokenHash: letter.tokenHash },
    lifetimeSeconds: EMAIL_LINK_HOURS * 60 * 60,
  })
