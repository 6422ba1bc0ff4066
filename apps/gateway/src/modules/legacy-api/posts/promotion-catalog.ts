import type { CallAnswer } from '@trassa/contracts/call'
import type { monetizationCatalog } from '@trassa/contracts/calls/legacy/prices'
import type { servicePrices } from '@trassa/contracts/calls/payments'
import { PROMOTIONS } from '@trassa/contracts/enumerations/goods'

/** The promotions with the words that sellers read of them, at the prices of a type. */
export const promotionCatalog = ({
  promotions,
}: CallAnswer<typeof servicePrices>): CallAnswer<typeof monetizationCatalog> =>
  promotions.map(({ promotion, price }) => {
    const { name, text } = PROMOTIONS[promotion]
    return { id: promotion, name, description: text, price }
  })
