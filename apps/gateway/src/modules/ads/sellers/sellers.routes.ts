import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { SellersService } from './sellers.service.ts'

/** spec §7: GET /v1/profiles/{id}, and the same by the seller's slug. */
export function registerSellers(app: FastifyInstance, sellers: SellersService): void {
  registerCall(app, readSeller, ({ params }) => sellers.byId(params.id))
  registerCall(app, sellerBySlug, ({ query }) => sellers.bySlug(query.slug))
}
