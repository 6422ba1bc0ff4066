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
import { type ResultWords, refusalText, resultWords } from './batch-words.ts'

const ROW_STATES: Record<
  BatchRowState,
  {
    tone: 'go' | 'stop' | 'neutral'
    before: (words: ResultWords) => string
    after: (words: ResultWords) => string
  }
> = {
  refused: { tone: 'stop', before: ({ willNot }) => willNot, after: ({ refused }) => refused },
  waiting: { tone: 'neutral', before: ({ willChange }) => willChange, after: () => 'Не дошло' },
  changed: { tone: 'go', before: ({ changed }) => changed, after: ({ changed }) => changed },
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
  const when = batch.state === 'done' || batch.state === 'cancelled' ? 'after' : 'before'
  const words = resultWords(batch)
  const wordOf = (state: BatchRowState) => ROW_STATES[state][when](words)
  return (
    <div className="min-h-0 overflow-y-auto rounded-card border bg-surface-raised">
      <ul aria-label="Объявления пакета">
        {rows.data.pages
          .flatMap(({ items }) => items)
          .map((row) => (
            <Row key={row.adId} row={row} wordOf={wordOf} />
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

interface RowProps {
  row: BatchRow
  wordOf: (state: BatchRowState) => string
}

function Row({ row, wordOf }: RowProps) {
  const { adId, title, state, code, detail, stat } = row
  const why = code && [refusalText(code, stat), detail].filter(Boolean).join(': ')
  return (
    <li className="grid min-h-row grid-cols-[8rem_minmax(10rem,20rem)_1fr] items-center gap-3 border-b px-3 last:border-b-0">
      <Status tone={ROW_STATES[state].tone}>{wordOf(state)}</Status>
      <Link to={`/ads/${adId}`} className="truncate hover:underline" title={title}>
        {title || `№ ${adId}`}
      </Link>
      <span className="truncate text-text-muted" title={why ?? undefined}>
        {why}
      </span>
    </li>
  )
}
