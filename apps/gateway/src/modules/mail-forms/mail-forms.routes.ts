import { sendDelivery, sendHelp } from '@trassa/contracts/calls/mail-forms'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { MailFormsService } from './mail-forms.service.ts'

/** `v1/send-mail/as-help` and `as-delivery` (spec §7). */
export function registerMailForms(app: FastifyInstance, forms: MailFormsService): void {
  registerCall(app, sendHelp, ({ body, request, idempotencyKey }) =>
    forms.help(body, { address: request.ip, idempotencyKey, request: body }),
  )
  registerCall(app, sendDelivery, ({ body, request, idempotencyKey }) =>
    forms.delivery(body, { address: request.ip, idempotencyKey, request: body }),
  )
}
