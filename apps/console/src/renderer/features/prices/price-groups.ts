import type { Priced, PriceRow } from '@trassa/contracts/entities/moderator/price'

/** The parts of the price list, in the order in which they stand on the page. */
export const PARTS = [
  { title: 'Публикация', starts: 'publication' },
  { title: 'Пакеты', starts: 'package.' },
  { title: 'Продвижение', starts: 'promotion.' },
] as const

export const keyOf = ({ good, group }: Priced): string => `${good} ${group}`

/** How many publications a package has; `null` for everything else. */
export function quantityOf({ good }: Priced): number | null {
  const [kind, quantity] = good.split('.')
  return kind === 'package' ? Number(quantity) : null
}

/** What a good costs at a moment. */
export function priceAt({ current, planned }: PriceRow, at: Date): number {
  const valid = planned.filter(({ validFrom }) => Date.parse(validFrom) <= at.getTime())
  return (valid.at(-1) ?? current).price
}
