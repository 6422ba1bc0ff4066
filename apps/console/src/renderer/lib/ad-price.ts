import { formatPrice } from '@trassa/catalog/format'

export const priceText = (roubles: number | null): string =>
  roubles === null ? 'Без цены' : formatPrice(roubles)
