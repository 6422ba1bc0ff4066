import { answerStillOfferedLink, readStillOfferedLink } from '@trassa/contracts/calls/still-offered'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { traceOf } from '../../../platform/http/trace.ts'
import type { StillOfferedService } from './still-offered.service.ts'

export function registerStillOffered(
  app: FastifyInstance,
  stillOffered: StillOfferedService,
): void {
  registerCall(app, readStillOfferedLink, ({ query }) => stillOffered.read(query.token))
  registerCall(app, answerStillOfferedLink, ({ body, request }) =>
    stillOffered.answer(body, traceOf(request)),
  )
}
