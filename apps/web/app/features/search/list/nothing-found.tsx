import { useQuery } from '@tanstack/react-query'
import { chips as chipsOf } from '@trassa/catalog/engine/filters/filter-chips'
import { countOf } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { type ListAddress, listHref } from '../../../shared/addresses/ad-addresses.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { WHOLE_COUNTRY } from '../../../shared/city/city-labels.ts'
import { addressOf, type ListPage, widerRadii, withRadius } from '../address/list-page.ts'
import { facetsQuery } from '../filters/facets-query.ts'
import { useNames } from '../filters/use-dictionaries.ts'
import SaveSearch from '../saving/save-search.tsx'
import { FirstActions } from './first-actions.tsx'
import { NoAdsYet } from './no-ads-yet.tsx'
import { OtherKinds } from './other-kinds.tsx'
import { quotedFilter } from './quoted-filter.ts'
import { WiderList } from './wider-list.tsx'

/** At most so many suggestions. */
const MOST = 5

/** A separate chunk: few lists are empty. An empty list: suggests a wider radius, the whole country and removing each filter, with the number of ads that this would find; for words also other kinds of ads that have them. */
export default function NothingFound({ list }: { list: ListPage }) {
  const chips = chipsOf(list.form, list.filters, useNames(list))
  const wholeCountry = { text: WHOLE_COUNTRY, address: addressOf(list, { citySlug: null }) }
  const wider = widerRadii(list).map((km) => ({
    text: `В радиусе ${km}\u00A0км`,
    address: addressOf(list, { filters: withRadius(list.filters, km) }),
  }))
  const looser = chips.map(({ text, rest }) => ({
    text: `Без ${quotedFilter(text)}`,
    address: addressOf(list, { filters: rest }),
  }))
  const ways = [...wider, ...(list.city ? [wholeCountry] : []), ...looser].slice(0, MOST)
  const wayOut = ways.map(({ text, address }) => (
    <WayOut key={text} text={text} address={address} />
  ))
  if (chips.length === 0) return <NoAdsYet list={list}>{wayOut}</NoAdsYet>
  return (
    <EmptyState
      title="Ничего не найдено"
      actions={
        <>
          <FirstActions>
            <SaveSearch list={list} isEmpty />
          </FirstActions>
          <WiderList list={list} />
          <OtherKinds list={list} />
          {wayOut}
          {chips.length > 1 && (
            <Button
              variant="secondary"
              render={<Link to={listHref(addressOf(list, { filters: [] }))} preventScrollReset />}
            >
              Сбросить все фильтры
            </Button>
          )}
        </>
      }
    >
      Сохраните поиск, и мы напишем, когда такое объявление появится. Или уберите один из фильтров.
    </EmptyState>
  )
}

function WayOut({ text, address }: { text: string; address: ListAddress }) {
  const { data } = useQuery(facetsQuery(useApi(), address))
  const total = data?.total
  // A suggestion that finds nothing either is left out.
  if (total === 0) return null
  return (
    <Button
      variant="secondary"
      className="max-w-full wrap-anywhere"
      render={<Link to={listHref(address)} preventScrollReset />}
    >
      {total === undefined ? text : `${text}: ${countOf(total, AD_FORMS)}`}
    </Button>
  )
}
