import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import { Button } from '@trassa/ui/actions/button'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { batchEndText } from '../../shared/batch-end.ts'
import { BATCHES_PATH, batchPath } from '../../shared/batch-paths.ts'
import { batchQuery } from '../features/batches/batch-queries.ts'
import { batchName } from '../features/batches/batch-words.ts'
import { useApi } from '../lib/api-context.ts'
import { useBridge } from '../lib/bridge-context.ts'
import { useBatchEnds } from './use-batch-ends.ts'

/** Says how a batch of the person who is logged in has ended, until it is read: its page and the list say so themselves. */
export function BatchEndBar() {
  const bridge = useBridge()
  const { pathname } = useLocation()
  const ends = useBatchEnds()
  const isShown = ({ batchId }: BatchEnd) =>
    pathname === BATCHES_PATH || pathname === batchPath(batchId)
  const shown = ends
    .filter(isShown)
    .map(({ batchId }) => batchId)
    .join()
  useEffect(() => {
    if (shown) void bridge.dismissBatchEnds(shown.split(','))
  }, [bridge, shown])
  const unread = ends.filter((end) => !isShown(end))
  const end = unread.at(-1)
  if (!end) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b bg-surface-raised px-3 py-1.5"
    >
      <EndedBatch end={end} />
      <span>{batchEndText(end)}</span>
      <Link to={batchPath(end.batchId)} className="text-sign-text underline">
        Открыть
      </Link>
      {unread.length > 1 && (
        <Link to={BATCHES_PATH} className="text-sign-text underline">
          {`Ещё ${formatNumber(unread.length - 1)}`}
        </Link>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => void bridge.dismissBatchEnds([end.batchId])}
      >
        Скрыть
      </Button>
    </div>
  )
}

/** The name is in the batch, which the event does not have. */
function EndedBatch({ end }: { end: BatchEnd }) {
  const { data: batch } = useQuery(batchQuery(useApi(), end.batchId))
  const name = batch ? `Пакет «${batchName(batch)}»` : 'Пакет'
  return (
    <span className="font-medium">{`${name} ${end.isCancelled ? 'остановлен' : 'готов'}.`}</span>
  )
}
