import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { SellersService } from './sellers.service.ts'

/** The calls of a seller's public page (spec §7): by id, and by the slug in the page's address. */
export function registerSellers(app: FastifyInstance, sellers: SellersService): void {
  registerCall(app, readSeller, ({ params }) => sellers.byId(params.id))
  registerCall(app, sellerBySlug, ({ query }) => sellers.bySlug(query.slug))
}
