import { countOf } from '@trassa/catalog/format/numbers'
import { PROMOTIONS } from '@trassa/contracts/enumerations/goods'
import type { OrderLine } from './orders.repository.ts'

export const PUBLICATION_FORMS = ['публикация', 'публикации', 'публикаций'] as const

/** What a line is called in the order, on the receipt and on the invoice; `adTitle` where it is known. */
export function lineTitle(
  { kind, quantity, promotion }: Pick<OrderLine, 'kind' | 'quantity' | 'promotion'>,
  adTitle?: string,
): string {
  const ofAd = adTitle ? `: ${adTitle}` : ''
  if (kind === 'package') return `Пакет: ${countOf(quantity ?? 0, PUBLICATION_FORMS)}`
  if (kind === 'promotion' && promotion) return `${PROMOTIONS[promotion].name}${ofAd}`
  return `Публикация объявления на 30 дней${ofAd}`
}
