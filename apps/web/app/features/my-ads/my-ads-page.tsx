import { AppError } from '@trassa/contracts/app-error'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useLocation } from 'react-router-dom'
import { useMe } from '../../shared/login/use-me.ts'
import { useRemoval } from './actions/use-removal.ts'
import { AdRow } from './ad-row.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListHeader } from './list-header.tsx'
import { listPageAt, type MyAdsListPage } from './list-pages.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTabs } from './list-tabs.tsx'
import { useListParams } from './use-list-params.ts'
import { useOwnAds } from './use-own-ads.ts'

/** "Мои объявления", its drafts and its archive: the address says which. */
export function MyAdsPage() {
  const page = listPageAt(useLocation().pathname)
  const counts = useOwnAds(page.list).data?.pages[0]?.counts
  return (
    <div className="grid gap-5">
      <ListHeader page={page} />
      <ListTabs counts={counts} />
      <List key={page.list} page={page} />
    </div>
  )
}

function List({ page: { list, title } }: { page: MyAdsListPage }) {
  const ads = useOwnAds(list)
  const { adType, chooseType } = useListParams()
  const { removed, remove } = useRemoval()
  const { profile } = useMe()

  if (ads.isPending || !profile) return <ListSkeleton />
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
  const shown = ads.data.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => !removed.includes(id))
  const total = ads.data.pages[0]?.total ?? 0
  if (shown.length === 0) {
    return <EmptyList list={list} onShowAll={adType ? () => chooseType(null) : null} />
  }
  return (
    <>
      <ul aria-label={title} className="grid gap-3">
        {shown.map((ad) => (
          <li key={ad.id} className="rounded-card border bg-surface-raised p-3 desk:p-4">
            <PagePart>
              <AdRow ad={ad} profile={profile} onRemove={remove} />
            </PagePart>
          </li>
        ))}
      </ul>
      {ads.hasNextPage && (
        <LoadMore
          shown={shown.length}
          total={total}
          loading={ads.isFetchingNextPage}
          onMore={() => void ads.fetchNextPage()}
        />
      )}
    </>
  )
}
