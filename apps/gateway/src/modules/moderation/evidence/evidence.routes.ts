import {
  readAdChanges,
  readMarketBand,
  readOwnerHistory,
  readTwins,
} from '@trassa/contracts/calls/moderator/evidence'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { EvidenceService } from './evidence.service.ts'

/** domain §9: what a moderator decides by. */
export function registerEvidence(app: FastifyInstance, evidence: EvidenceService): void {
  registerCall(app, readTwins, ({ params }) => evidence.twins(params.id))
  registerCall(app, readMarketBand, ({ params }) => evidence.market(params.id))
  registerCall(app, readOwnerHistory, ({ params, ...asked }) =>
    evidence.ownerHistory(params.id, asked),
  )
  registerCall(app, readAdChanges, ({ params }) => evidence.changes(params.id))
}
