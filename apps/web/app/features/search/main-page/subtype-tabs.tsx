import { subtypeOfAdType, subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import { Link } from 'react-router-dom'
import { PICKER_KINDS } from '../../../shared/ad-view/vehicle-kinds.ts'
import { mainHref } from '../../../shared/addresses/ad-addresses.ts'
import type { ListPage } from '../address/list-page.ts'
import { Pictogram } from './pictogram.tsx'

/**
 * The subtypes of a main page as tabs; the chosen one is what its address says (spec §4). Where the row
 * scrolls, it begins at the chosen one.
 */
export function SubtypeTabs({ list: { form, city } }: { list: ListPage }) {
  const type = subtypeOfAdType(form.adType)?.type
  const subtypes = type ? subtypesOf(type) : []
  if (subtypes.length < 2) return null
  return (
    <nav aria-label="Что ищете" className="relative -mx-4 desk:mx-0">
      <ul className="subtype-tabs">
        {subtypes.map(({ adType, mainPagePickerName }) => (
          <li key={adType}>
            <Link
              to={mainHref({ adType, citySlug: city?.slug ?? null })}
              preventScrollReset
              aria-current={adType === form.adType ? 'page' : undefined}
            >
              <Pictogram id={PICKER_KINDS[adType]} />
              {mainPagePickerName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
