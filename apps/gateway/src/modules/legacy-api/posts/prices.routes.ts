import {
  listPrices,
  monetizationCatalog,
  readMonetization,
} from '@trassa/contracts/calls/legacy/prices'
import { packagePrices, servicePrices } from '@trassa/contracts/calls/payments'
import { adPromotions } from '@trassa/contracts/calls/promotions'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { requireType } from '../types/post-types.ts'
import { promotionCatalog } from './promotion-catalog.ts'

/** spec §7: prices and promotions by the legacy API. */
export function registerPrices(app: FastifyInstance): void {
  registerOlder(app, listPrices, async ({ query }, ask) => {
    const adType = requireType(query.type, ['query', 'type'])
    const [{ publication }, packages] = await Promise.all([
      ask(servicePrices, { params: { adType } }),
      ask(packagePrices, { params: { type: adType } }),
    ])
    return { publication, packages }
  })
  registerOlder(app, readMonetization, ({ query }, ask) =>
    ask(adPromotions, { params: { adId: query.id } }),
  )
  registerOlder(app, monetizationCatalog, async ({ query }, ask) => {
    const adType = requireType(query.type, ['query', 'type'])
    return promotionCatalog(await ask(servicePrices, { params: { adType } }))
  })
}
