import { changeUnsubscription, readUnsubscription } from '@trassa/contracts/calls/notices'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Unsubscription } from './unsubscribe/unsubscription.service.ts'

/** What the links of letters lead to (decision 119). */
export function registerNotifications(app: FastifyInstance, unsubscription: Unsubscription): void {
  registerCall(app, readUnsubscription, ({ query }) => unsubscription.read(query.token))
  registerCall(app, changeUnsubscription, ({ body }) => unsubscription.change(body))
}
