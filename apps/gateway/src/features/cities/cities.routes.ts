import { listCities } from '@trassa/contracts/calls/cities'
import type { FastifyInstance } from 'fastify'
import type { ReferenceCache } from '../../lib/reference-cache.ts'
import { registerCall } from '../../lib/register-call.ts'

export function registerCities(app: FastifyInstance, reference: ReferenceCache): void {
  registerCall(app, listCities, () => reference.cities())
}
