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

const isShown = (list: ListPage, { citySlug, query }: MeantList): boolean => {
  const shown = addressOf(list)
  return shown.citySlug === citySlug && shown.query === query
}

/** The list that the words mean and the nearest one that holds ads; `undefined` where they are one, or of another type. */
function exactAndWider({ form, understood }: ListPage) {
  if (!understood?.exact || understood.list.adType !== form.adType) return undefined
  return { exact: understood.exact, wider: understood.list }
}

/** The conditions that `wider` leaves out of `exact`, each in quotation marks, but for its place. */
function useOmitted(list: ListPage, { exact, wider }: { exact: MeantList; wider: MeantList }) {
  const nameOf = useNames(list)
  const filtersOf = ({ query }: MeantList) =>
    parseFilters(list.form, new URLSearchParams(query)).filters
  const kept = new Set(filtersOf(wider).map(({ key }) => key))
  const filters = filtersOf(exact).filter(({ key }) => !kept.has(key))
  return filters.flatMap((filter) =>
    chipsOf(list.form, [filter], nameOf).map(({ text }) => quoted(text)),
  )
}

const quoted = (text: string): string => `«${text.replaceAll(/[«»]/g, '')}»`

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} и ${texts.at(-1)}`

/** Above the nearest list: what it leaves out of what was typed, and the way to be told of exactly that. */
export function Omitted({ list }: { list: ListPage }) {
  const lists = exactAndWider(list)
  return lists && isShown(list, lists.wider) ? <OmittedOf list={list} {...lists} /> : null
}

function OmittedOf({ list, ...lists }: { list: ListPage; exact: MeantList; wider: MeantList }) {
  const { exact, wider } = lists
  const omitted = useOmitted(list, lists)
  const ways = [
    ...(exact.citySlug === wider.citySlug ? [] : ['по всей России']),
    ...(omitted.length > 0 ? [`без ${listed(omitted)}`] : []),
  ]
  return (
    <p className="wrap-anywhere">
      Точно таких объявлений сейчас нет. Показаны {ways.join(', ')}.{' '}
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

function WiderListOf({ list, ...lists }: { list: ListPage; exact: MeantList; wider: MeantList }) {
  const city = lists.wider.citySlug === null && list.city ? [quoted(list.city.name)] : []
  const omitted = [...city, ...useOmitted(list, lists)]
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
