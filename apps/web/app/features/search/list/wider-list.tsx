import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { chips as chipsOf } from '@trassa/catalog/engine/filters/filter-chips'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { countOf } from '@trassa/catalog/format/numbers'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { Button } from '@trassa/ui/actions/button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Link } from 'react-router-dom'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { useNames } from '../filters/use-dictionaries.ts'
import { quotedFilter } from './quoted-filter.ts'

const isShown = (list: ListPage, { adType, citySlug, query }: MeantList): boolean => {
  const shown = addressOf(list)
  return list.form.adType === adType && shown.citySlug === citySlug && shown.query === query
}

/** The list that the words mean and the nearest one that holds ads. */
interface Lists {
  exact: MeantList
  wider: MeantList
}

const exactAndWider = ({ understood }: ListPage): Lists | undefined =>
  understood?.exact ? { exact: understood.exact, wider: understood.list } : undefined

/** The conditions of `exact` that `wider` leaves out and those that it widens, each in quotation marks, but for its place; none where it is of another type. */
function useDifference(list: ListPage, { exact, wider }: Lists) {
  const nameOf = useNames(list)
  if (exact.adType !== wider.adType) return { omitted: [], widened: [] }
  const filtersOf = ({ query }: MeantList) =>
    parseFilters(list.form, new URLSearchParams(query)).filters
  const kept = new Map(filtersOf(wider).map((filter) => [filter.key, JSON.stringify(filter)]))
  const named = (filters: readonly Filter[]): string[] =>
    filters.flatMap((filter) =>
      chipsOf(list.form, [filter], nameOf).map(({ text }) => quotedFilter(text)),
    )
  const asked = filtersOf(exact)
  return {
    omitted: named(asked.filter(({ key }) => !kept.has(key))),
    widened: named(
      asked.filter((filter) => {
        const other = kept.get(filter.key)
        return other !== undefined && other !== JSON.stringify(filter)
      }),
    ),
  }
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} и ${texts.at(-1)}`

/** Above the nearest list: what it leaves out of what was typed, and the way to be told of exactly that. */
export function Omitted({ list }: { list: ListPage }) {
  const lists = exactAndWider(list)
  return lists && isShown(list, lists.wider) ? <OmittedOf list={list} {...lists} /> : null
}

function OmittedOf({ list, ...lists }: { list: ListPage } & Lists) {
  const { exact, wider } = lists
  const { omitted, widened } = useDifference(list, lists)
  const ways = [
    ...(widened.length > 0 ? [`близкие к ${listed(widened)}`] : []),
    ...(omitted.length > 0 ? [`без ${listed(omitted)}`] : []),
    ...(exact.citySlug === wider.citySlug ? [] : ['по всей России']),
  ]
  const shown = ways.length > 0 ? ways.join(', ') : 'похожие'
  return (
    <p className="wrap-anywhere">
      Точно таких объявлений сейчас нет. Показаны {shown}.{' '}
      <TextLink render={<Link to={listHref({ ...exact, typed: list.typed })} />}>
        Сообщить, когда появятся
      </TextLink>
    </p>
  )
}

/** Below an empty list: the nearest one that holds ads. */
export function WiderList({ list }: { list: ListPage }) {
  const lists = exactAndWider(list)
  return lists && isShown(list, lists.exact) ? <WiderListOf list={list} {...lists} /> : null
}

function WiderListOf({ list, ...lists }: { list: ListPage } & Lists) {
  const city = lists.wider.citySlug === null && list.city ? [quotedFilter(list.city.name)] : []
  const omitted = [...city, ...useDifference(list, lists).omitted]
  // One condition less is offered for each of them.
  if (omitted.length < 2) return null
  return (
    <Button
      variant="secondary"
      className="max-w-full wrap-anywhere"
      render={<Link to={listHref({ ...lists.wider, typed: list.typed })} preventScrollReset />}
    >
      {`Без ${listed(omitted)}: ${countOf(lists.wider.total, AD_FORMS)}`}
    </Button>
  )
}
