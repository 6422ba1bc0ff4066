import { formatPrice } from '@trassa/catalog/format/numbers'
import { Fragment } from 'react'
import type { ListPage } from '../address/list-page.ts'

/** `от 250 000 ₽`, `чаще 2012–2019 годов`: what a list's summary says, for the page and its description. */
export function factsOf({ summary }: Pick<ListPage, 'summary'>): string[] {
  if (!summary || summary.total === 0) return []
  const { priceFrom, years } = summary
  const span = years && (years.from === years.to ? `${years.from}` : `${years.from}–${years.to}`)
  return [
    ...(priceFrom === null ? [] : [`цены от ${formatPrice(priceFrom)}`]),
    ...(span ? [`чаще всего ${span} ${years.from === years.to ? 'года' : 'годов'}`] : []),
  ]
}

/** One line under the heading: from what price, of which years. */
export function ListFacts({ list }: { list: ListPage }) {
  const facts = factsOf(list)
  if (facts.length === 0) return null
  return (
    <p className="-mt-3 mb-4 text-text-muted first-letter:uppercase">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ', '}
          <span className="whitespace-nowrap">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
