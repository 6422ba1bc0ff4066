import type { CallArguments } from '@trassa/contracts/call'
import { sendDelivery, sendHelp } from '@trassa/contracts/calls/mail-forms'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FormLetters, FormSender } from '../messaging/public.ts'

/** Addresses of those who read each form. */
export interface MailFormRecipients {
  help: readonly string[]
  delivery: readonly string[]
}

type BodyOf<C extends typeof sendHelp | typeof sendDelivery> = CallArguments<C, 'output'>['body']

export type MailFormsService = ReturnType<typeof createMailFormsService>

/** Questions to support and orders of transport, as letters (spec §7). */
export const createMailFormsService = (letters: FormLetters, recipients: MailFormRecipients) => ({
  /** @throws AppError as `FormLetters.send` */
  help: ({ message, contact, name }: BodyOf<typeof sendHelp>, sender: FormSender) =>
    letters.send(
      recipients.help,
      {
        form: sendHelp.id,
        subject: `${PRODUCT_NAME}: вопрос в поддержку`,
        lines: [],
        text: message,
        contact,
        name,
      },
      sender,
    ),

  /** @throws AppError as `FormLetters.send` */
  delivery: (body: BodyOf<typeof sendDelivery>, sender: FormSender) =>
    letters.send(
      recipients.delivery,
      {
        form: sendDelivery.id,
        subject: `${PRODUCT_NAME}: перевозка ${body.from} – ${body.to}`,
        lines: [
          ['Откуда', body.from],
          ['Куда', body.to],
          ['Что перевезти', body.vehicle],
        ],
        text: body.comment,
        contact: body.contact,
        name: body.name,
      },
      sender,
    ),
})
