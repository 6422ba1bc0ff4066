import { useInfiniteQuery } from '@tanstack/react-query'
import type { Batch, BatchRow } from '@trassa/contracts/entities/moderator/batch'
import type { BatchRowState } from '@trassa/contracts/enumerations/batches'
import { Status } from '@trassa/ui/display/status'
import { Link } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { PagedRows } from '../../lib/paged-rows.tsx'
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
  const when = batch.state === 'done' || batch.state === 'cancelled' ? 'after' : 'before'
  const words = resultWords(batch)
  const wordOf = (state: BatchRowState) => ROW_STATES[state][when](words)
  return (
    <PagedRows query={rows} label="Объявления пакета">
      {(row) => <Row key={row.adId} row={row} wordOf={wordOf} />}
    </PagedRows>
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
