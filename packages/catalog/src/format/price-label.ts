import { formatPrice } from './numbers.ts'

/** Whole roubles as the staff reads them; an ad of a service may have no price. */
export const priceLabel = (roubles: number | null): string =>
  roubles === null ? 'Без цены' : formatPrice(roubles)
