import { formatNumber } from '@trassa/catalog/format/numbers'
import { Link } from 'react-router-dom'
import { type ListAddress, listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'

interface OtherCitiesProps {
  list: ListPage
  /** Where the list of a city is; its own address by default. */
  hrefOf?: (address: ListAddress) => string
}

/** The same list in other cities, with counts. */
export default function OtherCities({ list, hrefOf = listHref }: OtherCitiesProps) {
  const cities = list.summary?.cities ?? []
  if (cities.length === 0) return null
  return (
    <nav aria-labelledby="cities" className="mt-8">
      <h2 id="cities" className="mb-2 font-bold text-title">
        {list.city ? 'В других городах' : 'По городам'}
      </h2>
      <ul className="counted-links flex-wrap">
        {cities.map(({ slug, name, total }) => (
          <li key={slug}>
            <Link to={hrefOf(addressOf(list, { citySlug: slug }))}>
              {name}
              <span>{formatNumber(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
