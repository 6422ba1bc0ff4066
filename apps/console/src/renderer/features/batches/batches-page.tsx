import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import type { BatchState } from '@trassa/contracts/enumerations/batches'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { batchPath } from '../../../shared/batch-paths.ts'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { batchesQuery } from './batch-queries.ts'
import { batchName, STATE_NAMES } from './batch-words.ts'

const TONES: Record<BatchState, 'go' | 'sign' | 'marking' | 'neutral'> = {
  checked: 'neutral',
  waiting: 'sign',
  running: 'sign',
  paused: 'marking',
  done: 'go',
  cancelled: 'neutral',
}

/** The batches of the last 30 days, where one finds them again: one's own, for seniors all (domain §9). */
export function BatchesPage() {
  const batches = useQuery(batchesQuery(useApi()))
  return (
    <div className="flex h-full min-w-0 flex-col gap-3 p-4">
      <h1 className="font-bold text-heading">Пакеты</h1>
      <LoadedPart query={batches} skeletonRows={8}>
        {({ items }) => <BatchTable batches={items} />}
      </LoadedPart>
    </div>
  )
}

function BatchTable({ batches }: { batches: readonly Batch[] }) {
  if (batches.length === 0) {
    return (
      <EmptyState title="Пакетов пока нет">
        Отметьте объявления в таблице и выберите, что с ними сделать.
      </EmptyState>
    )
  }
  const now = new Date()
  return (
    <DataTable aria-label="Пакеты">
      <thead>
        <tr>
          <HeaderCell frozen>Что сделать</HeaderCell>
          <HeaderCell>Состояние</HeaderCell>
          <HeaderCell numeric>Всего</HeaderCell>
          <HeaderCell numeric>Изменено</HeaderCell>
          <HeaderCell numeric>Отказ</HeaderCell>
          <HeaderCell>Модератор</HeaderCell>
          <HeaderCell>Создан</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <Row key={batch.id}>
            <Cell frozen>
              <Link to={batchPath(batch.id)} className="font-medium text-sign-text hover:underline">
                {batchName(batch)}
              </Link>
            </Cell>
            <Cell>
              <Status tone={TONES[batch.state]}>{STATE_NAMES[batch.state]}</Status>
            </Cell>
            <Cell numeric>{formatNumber(batch.total)}</Cell>
            <Cell numeric>{formatNumber(batch.counts.changed)}</Cell>
            <Cell numeric>{formatNumber(batch.counts.refused)}</Cell>
            <Cell>{batch.moderatorName}</Cell>
            <Cell>{formatDateTime(batch.createdAt, now)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
