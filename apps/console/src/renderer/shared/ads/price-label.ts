import { formatPrice } from '@trassa/catalog/format/numbers'

export const priceLabel = (roubles: number | null): string =>
  roubles === null ? 'Без цены' : formatPrice(roubles)
