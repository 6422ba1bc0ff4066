import { countOf } from '@trassa/catalog/format/numbers'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { Button } from '@trassa/ui/actions/button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Link } from 'react-router-dom'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage, RADIUS_KEY, radiusOf } from '../address/list-page.ts'
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

/** "в радиусе 300 км", where the nearest list is of a place and the places around it. */
function around(list: ListPage, { query }: MeantList): string[] {
  const [km, asked] = [radiusOf(list), Number(new URLSearchParams(query).get(RADIUS_KEY))]
  return km === asked ? [] : [`в\u00A0радиусе ${km}\u00A0км`]
}

const quoted = (texts: readonly string[] = []): string[] => texts.map(quotedFilter)

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} и ${texts.at(-1)}`

/** Above the nearest list: what it leaves out of what was typed, and the way to be told of exactly that. */
export function Omitted({ list }: { list: ListPage }) {
  const lists = exactAndWider(list)
  return lists && isShown(list, lists.wider) ? <OmittedOf list={list} {...lists} /> : null
}

function OmittedOf({ list, exact, wider }: { list: ListPage } & Lists) {
  const [omitted, widened] = [quoted(list.leftOut?.omitted), quoted(list.leftOut?.widened)]
  const ways = [
    ...(widened.length > 0 ? [`близкие к ${listed(widened)}`] : []),
    ...(omitted.length > 0 ? [`без ${listed(omitted)}`] : []),
    ...(exact.citySlug === wider.citySlug ? around(list, exact) : ['по всей России']),
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
  return lists && isShown(list, lists.exact) ? (
    <WiderListOf list={list} wider={lists.wider} />
  ) : null
}

function WiderListOf({ list, wider }: { list: ListPage; wider: MeantList }) {
  const city = wider.citySlug === null && list.city ? [quotedFilter(list.city.name)] : []
  const omitted = [...city, ...quoted(list.leftOut?.omitted)]
  // One condition less is offered for each of them.
  if (omitted.length < 2) return null
  return (
    <Button
      variant="secondary"
      className="max-w-full wrap-anywhere"
      render={<Link to={listHref({ ...wider, typed: list.typed })} preventScrollReset />}
    >
      {`Без ${listed(omitted)}: ${countOf(wider.total, AD_FORMS)}`}
    </Button>
  )
}
