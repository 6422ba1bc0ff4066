import {
  cancelEmail,
  confirmEmail,
  readEmail,
  removeEmail,
  setEmail,
} from '@trassa/contracts/calls/account-email'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { traceOf } from '../../../platform/http/trace.ts'
import type { createEmailService } from './email.service.ts'

/** The e-mail address of an account (decision 115). */
export function registerEmail(
  app: FastifyInstance,
  emails: ReturnType<typeof createEmailService>,
): void {
  registerCall(app, readEmail, ({ visitor }) => emails.read(visitor))
  registerCall(app, setEmail, ({ visitor, body, request }) =>
    emails.set(visitor, body.email, request.ip),
  )
  registerCall(app, removeEmail, (asked) => emails.remove(asked))
  registerCall(app, cancelEmail, ({ visitor }) => emails.cancel(visitor))
  registerCall(app, confirmEmail, ({ body, request }) =>
    emails.confirm(body.token, { address: request.ip, trace: traceOf(request) }),
  )
}
