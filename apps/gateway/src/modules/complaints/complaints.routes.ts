import { complain } from '@trassa/contracts/calls/complaints'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { ComplaintsService } from './complaints.service.ts'

/** The call of the site's «Пожаловаться». */
export function registerComplaints(app: FastifyInstance, complaints: ComplaintsService): void {
  registerCall(app, complain, async ({ params, body, request, reply, trace }) => {
    const visitor = await app.readVisitor(request, reply)
    return complaints.complain(params.id, body, { address: request.ip, visitor, trace })
  })
}
