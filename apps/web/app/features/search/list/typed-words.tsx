import { formatNumber } from '@trassa/catalog/format/numbers'
import { changesOfWords } from '@trassa/catalog/format/understood-words'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { MeantList, Understood } from '@trassa/contracts/entities/understood'
import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'
import { Omitted } from './wider-list.tsx'

/** How the words were understood that the list was found by: what was corrected or left out, and what else they may mean. */
export default function TypedWords({ list }: { list: ListPage }) {
  const { typed, understood } = list
  if (typed === undefined) return null
  const { adType, citySlug, query } = addressOf(list)
  const text = typed.slice(0, LONGEST_TEXT)
  const asText = { adType, citySlug, query: `q=${encodeURIComponent(text)}` }
  const others = understood ? othersThan(adType, understood) : []
  return (
    <section aria-label="Как понят запрос" className="flex flex-col gap-2">
      {understood?.list.adType === adType && <Changes understood={understood} />}
      <Omitted list={list} />
      <ul className="counted-links counted-row">
        {others.length > 0 && <li className="text-text-muted">Ещё:</li>}
        {others.map((other) => (
          <li key={other.adType}>
            <Link to={listHref({ ...other, typed })}>
              {subtypeOfAdType(other.adType)?.name}
              <span>{formatNumber(other.total)}</span>
            </Link>
          </li>
        ))}
        {!isTextAlone(query, text) && (
          <li>
            <Link to={listHref(asText)}>Искать «{typed}» как текст</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Whether a list is that of the text alone already. */
function isTextAlone(query: string, text: string): boolean {
  const parameters = new URLSearchParams(query)
  return parameters.size === 1 && parameters.get('q') === text
}

/** What else the words may mean than the list of this type. */
const othersThan = (adType: string, { list, others }: Understood): MeantList[] =>
  [list, ...others].filter((one) => one.adType !== adType && one.total > 0)

function Changes({ understood }: { understood: Understood }) {
  const changes = changesOfWords(understood)
  return changes.length > 0 && <p className="wrap-anywhere">{changes.join(' ')}</p>
}
