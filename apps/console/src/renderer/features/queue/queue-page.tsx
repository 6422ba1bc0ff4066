import { LANE_NAMES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { Button } from '@trassa/ui/actions/button'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { connection } from '../../lib/connection.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useStore } from '../../lib/store.ts'
import { CurrentAd } from './current-ad.tsx'
import { skippedAds } from './queue-queries.ts'
import { useQueue } from './use-queue.ts'
import { WaitingList } from './waiting-list.tsx'

/** One lane: the waiting ads, the current ad, the decision. Needs a `key` per lane. */
export function QueuePage({ lane }: { lane: QueueLane }) {
  const queue = useQueue(lane)
  return (
    <div className="@container flex h-full min-w-0">
      <WaitingList
        name={LANE_NAMES[lane]}
        list={queue.list}
        current={queue.ad?.id ?? null}
        onTake={queue.take}
        onTakeOver={queue.takeOver}
      />
      <CurrentAdArea lane={lane} queue={queue} />
    </div>
  )
}

function CurrentAdArea({ lane, queue }: { lane: QueueLane; queue: ReturnType<typeof useQueue> }) {
  const skipped = useStore(skippedAds)[lane].length
  const isDown = useStore(connection).state === 'down'
  const { current, ad, next, returnSkipped } = queue
  if (ad) return <CurrentAd key={ad.id} ad={ad} queue={queue} />
  if (current.error) {
    return (
      <FailureState
        className="flex-1"
        reason={failureText(current.error)}
        retrying={current.isFetching}
        onRetry={() => void current.refetch()}
      />
    )
  }
  if (current.isPending && (isDown || current.failureCount > 0)) {
    return (
      <EmptyState className="flex-1" title="Ждём ответа сервера">
        Следующее объявление появится само.
      </EmptyState>
    )
  }
  if (current.isPending) {
    return (
      <SkeletonGroup className="grid flex-1 content-start gap-3 p-4">
        <Skeleton className="h-8 w-96" />
        <Skeleton className="h-100" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  }
  return (
    <EmptyState
      className="flex-1"
      title="Здесь всё проверено"
      actions={
        <>
          <Button variant="secondary" loading={current.isFetching} onClick={() => void next()}>
            Проверить ещё раз
          </Button>
          {skipped > 0 && (
            <Button variant="secondary" onClick={() => void returnSkipped()}>
              Вернуться к пропущенным: {skipped}
            </Button>
          )}
        </>
      }
    >
      Новые объявления появятся сами.
    </EmptyState>
  )
}
