import { z } from 'zod'
import { isVisible } from '../clean-text.ts'
import { normalizePhone } from '../phone.ts'
import { EMAIL_MAX, textSchema } from '../values.ts'

/** The sentence for a contact that is neither a phone nor an e-mail address. */
export const CONTACT_HINT = 'Укажите телефон или электронную почту, чтобы мы могли ответить'

const emailSchema = z.email().max(EMAIL_MAX)

/** Whether a contact is an e-mail address, which a letter names as the one to reply to. */
export const isEmail = (contact: string): boolean => emailSchema.safeParse(contact).success

/** A phone in any spelling becomes the stored one; an e-mail address stays; everything else is refused. */
export const contactSchema = textSchema(EMAIL_MAX, CONTACT_HINT)
  .trim()
  .transform((text) => normalizePhone(text) ?? text)
  .refine((text) => /^\+7\d{10}$/.test(text) || isEmail(text), CONTACT_HINT)

/** A line of a form: a break or a control character in it becomes a space, so that no header can be added. */
export const lineSchema = (max: number, message: string) =>
  textSchema(max)
    .overwrite((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .refine(isVisible, message)

export const consentSchema = z.literal(
  true,
  'Без согласия на обработку данных мы не можем ответить',
)
