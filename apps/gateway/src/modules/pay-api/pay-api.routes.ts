import { publicationQuota } from '@trassa/contracts/calls/ads'
import { currentDiscount, publishFree } from '@trassa/contracts/calls/pay/discounts'
import { bindPack, buyPack, currentPack, readPack } from '@trassa/contracts/calls/pay/packs'
import { packPricelist, payMonetizationCatalog } from '@trassa/contracts/calls/pay/prices'
import {
  bindAd,
  currentPackage,
  packageById,
  packagePrices,
  servicePrices,
} from '@trassa/contracts/calls/payments'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../platform/http/older-bases/register-older.ts'
import { promotionCatalog, requireType } from '../legacy-api/public.ts'
import { order } from './buy-pack.ts'
import { publishWithQuota } from './free-publication.ts'

/** spec §9: the type of packages, which are good for every ad. */
const GENERAL = 'GENERAL'

/** spec §7: the payment API, a translation onto the gateway's calls (docs/older-calls.md). */
export function registerPayApi(app: FastifyInstance): void {
  registerOlder(app, packPricelist, async ({ params, query }, ask) => {
    const type = params.type === GENERAL ? GENERAL : requireType(params.type, ['params', 'type'])
    const prices = await ask(packagePrices, { params: { type } })
    const { quantity } = query
    return quantity === undefined ? prices : prices.filter((one) => one.quantity === quantity)
  })
  registerOlder(app, payMonetizationCatalog, async ({ query }, ask) => {
    const adType = requireType(query.type, ['query', 'type'])
    return promotionCatalog(await ask(servicePrices, { params: { adType } }))
  })
  registerOlder(app, buyPack, ({ body }, ask) => order(body, ask))
  registerOlder(app, currentPack, ({ params }, ask) =>
    ask(currentPackage, { params: { userId: params.id } }),
  )
  registerOlder(app, readPack, ({ params }, ask) => ask(packageById, { params }))
  registerOlder(app, bindPack, ({ body }, ask) => ask(bindAd, { body: { adId: body.id } }))
  registerOlder(app, currentDiscount, ({ params }, ask) => ask(publicationQuota, { query: params }))
  registerOlder(app, publishFree, ({ body, visitor }, ask) =>
    publishWithQuota(body.id, visitor, ask),
  )
}
