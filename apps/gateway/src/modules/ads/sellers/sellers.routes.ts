import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { FastifyInstance } from 'fastify'
import { registerKept } from '../../../platform/http/register-kept.ts'
import type { SellersService } from './sellers.service.ts'

/** The calls of a seller's public page (spec §7): by id, and by the slug in the page's address. */
export function registerSellers(app: FastifyInstance, sellers: SellersService): void {
  registerKept(app, readSeller, ({ params }) => sellers.byId(params.id))
  registerKept(app, sellerBySlug, ({ query }) => sellers.bySlug(query.slug))
}
