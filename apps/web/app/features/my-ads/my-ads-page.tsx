import { AppError } from '@trassa/contracts/app-error'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useLocation } from 'react-router-dom'
import { useMe } from '../../shared/login/use-me.ts'
import { type Removal, useRemoval } from './actions/use-removal.ts'
import { EmptyList } from './empty-list.tsx'
import { ListHeader } from './list-header.tsx'
import { listPageAt, type MyAdsListPage } from './list-pages.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTabs } from './list-tabs.tsx'
import { LoadedList } from './loaded-list.tsx'
import { ModeratorMessages, useAwaitsMessages } from './moderator-messages.tsx'
import { useListParams } from './use-list-params.ts'
import { useOwnAds } from './use-own-ads.ts'

/** "Мои объявления", its drafts and its archive: the address says which. */
export function MyAdsPage() {
  const page = listPageAt(useLocation().pathname)
  const pages = useOwnAds(page.list).data?.pages
  const removal = useRemoval(page.list)
  const counts = pages?.[0]?.counts
  const items = pages?.flatMap(({ items }) => items) ?? []
  const hidden = items.filter(({ id }) => removal.removed.includes(id)).length
  return (
    <div className="grid gap-5">
      <ListHeader page={page} />
      <ListTabs counts={counts && { ...counts, [page.list]: counts[page.list] - hidden }} />
      <List key={page.list} page={page} removal={removal} />
    </div>
  )
}

function List({ page: { list, title }, removal }: { page: MyAdsListPage; removal: Removal }) {
  const ads = useOwnAds(list)
  const { adType, chooseType } = useListParams()
  const { profile } = useMe()
  const awaitsMessages = useAwaitsMessages()
  if (ads.isPending || awaitsMessages || !profile) return <ListSkeleton />
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
  const [first] = ads.data.pages
  const items = ads.data.pages.flatMap((page) => page.items)
  return (
    <>
      <ModeratorMessages />
      <LoadedList
        title={title}
        ads={items}
        profile={profile}
        removal={removal}
        empty={
          <EmptyList
            list={list}
            userType={profile.type}
            onShowAll={adType ? () => chooseType(null) : null}
          />
        }
        more={
          ads.hasNextPage && (
            <LoadMore
              shown={items.length}
              total={first?.total ?? items.length}
              loading={ads.isFetchingNextPage}
              onMore={() => void ads.fetchNextPage()}
            />
          )
        }
      />
    </>
  )
}
