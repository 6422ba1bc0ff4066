import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { Link, useParams } from 'react-router-dom'
import { BATCHES_PATH, batchPath } from '../../../shared/batch-paths.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { useTableLink } from '../../shared/ads/last-filter.ts'
import { batchQuery } from './batch-queries.ts'
import { BatchRows } from './batch-rows.tsx'
import { BATCH_STEPS } from './batch-steps.tsx'
import { batchName, refusalsText, resultWords, STATE_NAMES } from './batch-words.ts'
import { useBatchCommands } from './use-batch-commands.ts'

/** One change of many ads, read from the server whenever it is opened (domain §9). */
export function BatchPage() {
  const { id = '' } = useParams()
  const query = useQuery(batchQuery(useApi(), id))
  // A lost line leaves what was read last; the bar above says that it is down.
  return (
    <LoadedPart query={query} skeleton={<BatchSkeleton />}>
      {(batch) => <BatchView key={batch.id} batch={batch} readAt={query.dataUpdatedAt} />}
    </LoadedPart>
  )
}

const BatchSkeleton = () => (
  <SkeletonGroup className="grid gap-3 p-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-60" />
  </SkeletonGroup>
)

function BatchView({ batch, readAt }: { batch: Batch; readAt: number }) {
  const commands = useBatchCommands(batch)
  const tableLink = useTableLink()
  const Step = BATCH_STEPS[batch.state]
  const words = resultWords(batch)
  const { parentId, moderatorName, createdAt, state } = batch
  return (
    <div className="flex h-full min-w-0 flex-col gap-3 p-4">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="font-bold text-heading">{batchName(batch)}</h1>
          <span className="text-text-muted">{STATE_NAMES[state]}</span>
        </div>
        <p className="flex flex-wrap gap-x-3 text-caption text-text-muted">
          <span>{`${moderatorName}, ${formatDateTime(createdAt, new Date())}`}</span>
          {parentId && (
            <Link to={batchPath(parentId)} className="underline">
              Исходный пакет
            </Link>
          )}
          <Link to={BATCHES_PATH} className="underline">
            Все пакеты
          </Link>
          <Link to={tableLink} className="underline">
            К таблице
          </Link>
        </p>
      </header>
      <section
        aria-label="Ход пакета"
        className="grid gap-2 rounded-card border bg-surface-raised p-3"
      >
        <Step key={state} batch={batch} readAt={readAt} commands={commands} />
        {batch.refusals.length > 0 && (
          <p className="text-text-muted">{`${batch.finishedAt ? words.refused : words.willNot}: ${refusalsText(batch)}.`}</p>
        )}
        {commands.error && (
          <p role="alert" className="text-stop-text">
            {failureText(commands.error)}
          </p>
        )}
      </section>
      <BatchRows batch={batch} />
    </div>
  )
}
