import { listLookUps } from '@trassa/contracts/calls/moderator/look-ups'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { LookUpsService } from './look-ups.service.ts'

/** The log of look-ups, for senior moderators. */
export function registerLookUps(app: FastifyInstance, lookUps: LookUpsService): void {
  registerCall(app, listLookUps, ({ query, ...asked }) => lookUps.list(query, asked))
}
