import { useInfiniteQuery } from '@tanstack/react-query'
import { sellerAdsQuery } from '@trassa/api-client/queries'
import { formatDate } from '@trassa/catalog/format/dates'
import { countOf } from '@trassa/catalog/format/numbers'
import type { SellerPage as SellerPageData } from '@trassa/contracts/entities/user'
import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { Avatar } from '@trassa/ui/display/avatar'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { adPages } from '../../shared/ad-cards/ad-pages.ts'
import { AdResults } from '../../shared/ad-cards/ad-results.tsx'
import { ListViewFrame } from '../../shared/ad-cards/list-view.tsx'
import { AD_FORMS } from '../../shared/ad-view/ad-labels.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { avatarUrl } from '../../shared/photo/avatar-url.ts'
import { ShareButton } from '../../shared/share/share-button.tsx'
import { SellerFilters } from './seller-filters.tsx'
import { type SellerList, sellerHref, sellerQueryOf } from './seller-list.ts'

interface SellerPageProps {
  seller: SellerPageData
  list: SellerList
  /** ISO time of the page. */
  now: string
}

/** A seller's public page: name, account type, date of registration, active ads. */
export function SellerPage({ seller, list, now }: SellerPageProps) {
  const found = adPages(
    useInfiniteQuery(
      sellerAdsQuery(useApi(), sellerQueryOf(seller.id, list), list.cursor ?? undefined),
    ),
  )
  const kind = USER_TYPES.find(({ id }) => id === seller.type)?.name
  return (
    <ListViewFrame>
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <Avatar
          name={seller.username}
          src={avatarUrl(seller.avatar)}
          className="size-16! text-title"
        />
        <div className="min-w-0 grow basis-56">
          <h1 className="wrap-anywhere font-bold text-title desk:text-heading">
            {seller.username}
          </h1>
          <p className="text-text-muted">
            {kind} на сайте с {formatDate(seller.createdAt, new Date(now))},{' '}
            {countOf(seller.activeAds, AD_FORMS)}
            {seller.soldAds > 0 && `, продано ${seller.soldAds}`}
          </p>
          {seller.companyName && (
            <p className="wrap-anywhere text-caption text-text-muted">
              {seller.companyName}
              {seller.inn && <span className="whitespace-nowrap">, ИНН {seller.inn}</span>}
            </p>
          )}
        </div>
        <div className="-ml-4.5 sm:ml-0 noscript:hidden print:hidden">
          <ShareButton title={seller.username} />
        </div>
      </header>
      {seller.about && (
        <p className="mb-6 wrap-anywhere max-w-form whitespace-pre-line">{seller.about}</p>
      )}
      <SellerFilters seller={seller} list={list} />
      <h2 className="sr-only">Объявления</h2>
      <AdResults
        found={found}
        now={now}
        columns={4}
        nextHref={sellerHref(seller.slug, { ...list, cursor: found.nextCursor, pages: 1 })}
        hrefWith={(pages) => sellerHref(seller.slug, { ...list, pages })}
        startHref={
          list.cursor ? sellerHref(seller.slug, { ...list, cursor: null, pages: 1 }) : undefined
        }
        empty={
          <EmptyState
            title={list.adType ? 'В этом разделе объявлений нет' : 'Сейчас объявлений нет'}
            actions={
              <Button
                variant="secondary"
                render={<Link to={list.adType ? sellerHref(seller.slug, {}) : PATHS.home} />}
              >
                {list.adType ? 'Все объявления продавца' : 'Смотреть другие объявления'}
              </Button>
            }
          >
            {!list.adType && 'Продавец пока ничего не продаёт. Загляните позже.'}
          </EmptyState>
        }
      />
    </ListViewFrame>
  )
}
