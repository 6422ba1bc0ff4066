import { z } from 'zod'
import { defineCall } from '../call.ts'
import { consentSchema, contactSchema, lineSchema } from '../entities/mail-form.ts'
import { textSchema, usernameSchema } from '../values.ts'

/** How many letters a form of the site takes; forms are short, so a longer body is refused unread. */
const FORM_BYTES = 16 * 1024

/** That the form was taken; the letter leaves by the outbox within seconds. */
const acceptedSchema = z.object({ accepted: z.literal(true) })

const person = {
  name: usernameSchema.optional(),
  contact: contactSchema,
  /** The person agrees that the form's data are processed; without it the form is refused. */
  consent: consentSchema,
}

export const sendHelp = defineCall({
  id: 'mailForms.help',
  method: 'POST',
  path: '/v1/send-mail/as-help',
  access: 'public',
  idempotent: true,
  summary: 'Write to support (spec §7); the letter goes to the configured addresses',
  bodyBytes: FORM_BYTES,
  body: z.object({
    ...person,
    message: textSchema(4000).trim().min(10, 'Опишите вопрос подробнее: хотя бы десять знаков'),
  }),
  answer: acceptedSchema,
  errors: ['mail.unavailable'],
})

export const sendDelivery = defineCall({
  id: 'mailForms.delivery',
  method: 'POST',
  path: '/v1/send-mail/as-delivery',
  access: 'public',
  idempotent: true,
  summary: 'Order the transport of a vehicle (spec §7)',
  bodyBytes: FORM_BYTES,
  body: z.object({
    ...person,
    from: lineSchema(120, 'Укажите, откуда забрать'),
    to: lineSchema(120, 'Укажите, куда доставить'),
    vehicle: lineSchema(120, 'Укажите, что перевезти'),
    comment: textSchema(2000).trim().optional(),
  }),
  answer: acceptedSchema,
  errors: ['mail.unavailable'],
})

export const sendBuyback = defineCall({
  id: 'buyback.send',
  method: 'POST',
  path: '/v1/send-mail/as-buyback',
  access: 'public',
  idempotent: true,
  summary: 'Offer a car for buyback (spec §2); beside the paths of spec §7, which name none for it',
  bodyBytes: FORM_BYTES,
  body: z.object({
    ...person,
    mark: lineSchema(60, 'Укажите марку'),
    model: lineSchema(60, 'Укажите модель'),
    year: z
      .int('Год – четыре цифры')
      .min(1900, 'Укажите год выпуска, не раньше 1900')
      .max(2100, 'Проверьте год выпуска'),
    mileage: z
      .int('Пробег – целое число километров')
      .min(0, 'Пробег не меньше нуля')
      .max(1_000_000, 'Пробег не больше 1 000 000 км'),
    condition: lineSchema(120, 'Укажите состояние'),
    city: lineSchema(120, 'Укажите город'),
    comment: textSchema(2000).trim().optional(),
  }),
  answer: acceptedSchema,
  errors: ['mail.unavailable'],
})
