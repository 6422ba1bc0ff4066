import clsx from 'clsx'
import { formatNumber } from '../text/format-number.ts'

/** Between a number and ₽. */
const THIN_SPACE = '\u202F'

/** `1 284 000 ₽` in text: groups with spaces that do not break, ₽ after a thin one. */
export const formatPrice = (roubles: number) => `${formatNumber(roubles)}${THIN_SPACE}₽`

const SIZES = {
  body: 'text-body font-medium',
  title: 'text-title font-bold',
  heading: 'text-heading font-bold',
} as const

interface PriceProps {
  /** Whole roubles; `null` where the seller names none. */
  roubles: number | null
  /** The price starts there: services. */
  from?: boolean
  size?: keyof typeof SIZES
  className?: string
}

/** A price. */
export function Price({ roubles, from = false, size = 'title', className }: PriceProps) {
  return (
    <span className={clsx('tabular whitespace-nowrap', SIZES[size], className)}>
      {roubles === null ? 'Цена не указана' : `${from ? 'от\u00A0' : ''}${formatPrice(roubles)}`}
    </span>
  )
}
