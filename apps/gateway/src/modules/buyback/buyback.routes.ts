import { sendBuyback } from '@trassa/contracts/calls/mail-forms'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { BuybackService } from './buyback.service.ts'

/** The form of the page `/CarBuybackPage` (spec §2). */
export function registerBuyback(app: FastifyInstance, buyback: BuybackService): void {
  registerCall(app, sendBuyback, ({ body, request, idempotencyKey }) =>
    buyback.offer(body, { address: request.ip, idempotencyKey, request: body }),
  )
}
