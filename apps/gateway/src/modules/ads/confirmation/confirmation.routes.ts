import { answerConfirmation, readConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { traceOf } from '../../../platform/http/trace.ts'
import type { ConfirmationService } from './confirmation.service.ts'

const askedBy = (request: FastifyRequest) => ({ address: request.ip, trace: traceOf(request) })

/** domain §9: the owner's answer to a one-time link. No cache may store what it shows. */
export function registerConfirmation(app: FastifyInstance, service: ConfirmationService): void {
  registerCall(app, readConfirmation, ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return service.read(query.token, askedBy(request))
  })
  registerCall(app, answerConfirmation, ({ body, request }) =>
    service.answer(body, askedBy(request)),
  )
}
