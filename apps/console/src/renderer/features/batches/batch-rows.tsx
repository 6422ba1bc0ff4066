import { useInfiniteQuery } from '@tanstack/react-query'
import type { Batch, BatchRow } from '@trassa/contracts/entities/batch'
import type { BatchRowState } from '@trassa/contracts/enumerations/batches'
import { Button } from '@trassa/ui/actions/button'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { Status } from '@trassa/ui/display/status'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { batchRowsQuery } from './batch-queries.ts'
import { refusalText } from './batch-words.ts'

const ROW_STATES: Record<
  BatchRowState,
  { tone: 'go' | 'stop' | 'neutral'; before: string; after: string }
> = {
  refused: { tone: 'stop', before: 'Не изменится', after: 'Не изменено' },
  waiting: { tone: 'neutral', before: 'Изменится', after: 'Не дошло' },
  changed: { tone: 'go', before: 'Изменено', after: 'Изменено' },
}

/** The ads of a batch, refused ones first, each with the way to it. */
export function BatchRows({ batch }: { batch: Batch }) {
  const rows = useInfiniteQuery(batchRowsQuery(useApi(), batch))
  // Rows that were read stay when a later reading fails.
  if (rows.isError && !rows.data) {
    return (
      <FailureState
        reason={failureText(rows.error)}
        retrying={rows.isFetching}
        onRetry={() => void rows.refetch()}
      />
    )
  }
  if (rows.isPending) {
    return (
      <SkeletonGroup className="grid gap-1">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-row" />
        ))}
      </SkeletonGroup>
    )
  }
  const isEnded = batch.state === 'done' || batch.state === 'cancelled'
  return (
    <div className="min-h-0 flex-1 overflow-y-auto rounded-card border bg-surface-raised">
      <ul aria-label="Объявления пакета">
        {rows.data.pages
          .flatMap(({ items }) => items)
          .map((row) => (
            <Row key={row.adId} row={row} isEnded={isEnded} />
          ))}
      </ul>
      {rows.hasNextPage && (
        <Button
          variant="quiet"
          className="m-2"
          loading={rows.isFetchingNextPage}
          onClick={() => void rows.fetchNextPage()}
        >
          Показать ещё
        </Button>
      )}
    </div>
  )
}

function Row({ row, isEnded }: { row: BatchRow; isEnded: boolean }) {
  const { adId, title, state, code, stat } = row
  const { tone, before, after } = ROW_STATES[state]
  return (
    <li className="grid min-h-row grid-cols-[8rem_minmax(10rem,20rem)_1fr] items-center gap-3 border-b px-3 last:border-b-0">
      <Status tone={tone}>{isEnded ? after : before}</Status>
      <Link to={`/ads/${adId}`} className="truncate hover:underline" title={title}>
        {title || `№ ${adId}`}
      </Link>
      <span className="truncate text-text-muted">{code && refusalText(code, stat)}</span>
    </li>
  )
}
