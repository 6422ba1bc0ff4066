import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { ReferenceCache } from '../reference-cache.ts'

export function registerCities(app: FastifyInstance, reference: ReferenceCache): void {
  registerCall(app, listCities, async () => (await reference.places()).cities)
  registerCall(app, listRegions, async () => (await reference.places()).regions)
}
