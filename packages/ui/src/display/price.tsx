import clsx from 'clsx'
import { formatNumber } from '../text/format-number.ts'

/** Narrow no-break space between a number and ₽. */
const THIN_SPACE = '\u202F'

/** Formats whole roubles: `1 284 000 ₽`, with no-break spaces. */
export const formatPrice = (roubles: number) => `${formatNumber(roubles)}${THIN_SPACE}₽`

/** A price in words; `from`: the lowest one, of services. */
export const priceText = (roubles: number | null, from = false): string =>
  roubles === null ? 'Цена не указана' : `${from ? 'от\u00A0' : ''}${formatPrice(roubles)}`

/** styles/components.css */
const SIZES = { body: 'price-body', title: 'price', heading: 'price-heading' } as const

interface PriceProps {
  /** Whole roubles; `null`: no price given. */
  roubles: number | null
  /** Minimum price, of services: "от …". */
  from?: boolean
  size?: keyof typeof SIZES
  className?: string
}

/** A price. */
export function Price({ roubles, from = false, size = 'title', className }: PriceProps) {
  return <span className={clsx(SIZES[size], className)}>{priceText(roubles, from)}</span>
}
