import { useInfiniteQuery } from '@tanstack/react-query'
import { favoriteAdsQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useApi } from '../../../shared/api/api-context.ts'
import { CompareLinks } from '../../../shared/comparison/compare-links.tsx'
import { ListHeader } from '../list-header.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { useListParams } from '../use-list-params.ts'
import { EmptyFavorites } from './empty-favorites.tsx'
import { FavoriteRow } from './favorite-row.tsx'

/** spec §2, my-ads layout: the title of `MyAdsFavorite`. */
export const FAVORITES_TITLE = 'Избранное'

/** The user's favourites, sorted and narrowed as the address says. */
export function FavoritesPage() {
  return (
    <div className="grid gap-5">
      <ListHeader page={{ title: FAVORITES_TITLE }} />
      <CompareLinks />
      <List />
    </div>
  )
}

function List() {
  const { sort, adType, chooseType } = useListParams()
  const ads = useInfiniteQuery(
    favoriteAdsQuery(useApi(), {
      sort: sort.sort,
      direct: sort.direct,
      ...(adType && { ad_type: adType }),
    }),
  )

  if (ads.isPending) return <ListSkeleton />
  if (ads.isError) {
    const { error } = ads
    return (
      <FailureState
        reason={error.message}
        {...(error instanceof AppError && error.sessionId && { sessionId: error.sessionId })}
        onRetry={() => void ads.refetch()}
        retrying={ads.isFetching}
      />
    )
  }
  const shown = ads.data.pages.flatMap(({ items }) => items)
  if (shown.length === 0) {
    return <EmptyFavorites onShowAll={adType ? () => chooseType(null) : null} />
  }
  return (
    <>
      <ul aria-label={FAVORITES_TITLE} className="grid gap-3">
        {shown.map((ad) => (
          <li key={ad.id} className="rounded-card border bg-surface-raised p-3 desk:p-4">
            <PagePart>
              <FavoriteRow ad={ad} />
            </PagePart>
          </li>
        ))}
      </ul>
      {ads.hasNextPage && (
        <LoadMore
          shown={shown.length}
          total={ads.data.pages[0]?.total ?? shown.length}
          loading={ads.isFetchingNextPage}
          onMore={() => void ads.fetchNextPage()}
        />
      )}
    </>
  )
}
