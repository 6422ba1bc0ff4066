import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { SellerPage } from '@trassa/contracts/entities/user'
import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { Link, useNavigate } from 'react-router-dom'
import { ListViewSwitch } from '../../shared/ad-cards/list-view.tsx'
import { NativeSelect } from '../../shared/native-select/native-select.tsx'
import { type SellerList, sellerHref } from './seller-list.ts'

interface SellerFiltersProps {
  seller: SellerPage
  list: SellerList
}

/** Narrows a seller's ads down to a type, sorts them and shows them as rows or cards; links and a form work without JavaScript. */
export function SellerFilters({ seller, list }: SellerFiltersProps) {
  const navigate = useNavigate()
  const { adTypes, slug, activeAds } = seller
  if (activeAds < 2) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {adTypes.length > 1 && (
        <nav aria-label="Тип объявлений" className="min-w-0 max-desk:w-full desk:flex-1">
          <ul className="flex flex-wrap gap-2">
            {[{ adType: null, count: activeAds }, ...adTypes].map(({ adType, count }) => (
              <li key={adType}>
                <Link
                  to={sellerHref(slug, { ...list, adType, cursor: null, pages: 1 })}
                  aria-current={list.adType === adType ? 'true' : undefined}
                  preventScrollReset
                  className="flex min-h-control-small pointer-coarse:min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-text no-underline hover:bg-surface-sunken aria-[current=true]:border-sign-text aria-[current=true]:bg-sign-quiet aria-[current=true]:text-sign-text"
                >
                  {adType ? (subtypeOfAdType(adType)?.name ?? adType) : 'Все'}
                  <span className="text-caption text-text-muted">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form action={`/${slug}`} className="flex gap-2 max-sm:flex-1">
        {list.adType && <input type="hidden" name="ad_type" value={list.adType} />}
        <div className="max-sm:flex-1 sm:w-56">
          <NativeSelect
            label="Порядок"
            labelHidden
            name="sort"
            value={list.sort}
            onValueChange={(chosen) => {
              const sort = SORT_OPTIONS.find(({ id }) => id === chosen)?.id
              const href = sellerHref(slug, { adType: list.adType, ...(sort && { sort }) })
              void navigate(href, { preventScrollReset: true })
            }}
          >
            {SORT_OPTIONS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <noscript>
          <button type="submit" className="control cursor-pointer px-control-inset">
            Показать
          </button>
        </noscript>
      </form>
      <div className="ml-auto noscript:hidden print:hidden">
        <ListViewSwitch />
      </div>
    </div>
  )
}
