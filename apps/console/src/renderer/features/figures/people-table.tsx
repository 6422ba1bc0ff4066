import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { hasAppeals, hasBatches } from '@trassa/contracts/enumerations/figures'
import { Chip } from '@trassa/ui/actions/chip'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { durationOr, overturnedShare, perHour } from './figure-tiles.tsx'
import { type FiguresKey, staffFiguresQuery } from './figures-queries.ts'

interface PeopleTableProps extends FiguresKey {
  onChoose: (moderatorId: string) => void
}

/** The figures of each moderator, for seniors; a name shows the charts of that one. */
export function PeopleTable({ onChoose, moderatorId, ...key }: PeopleTableProps) {
  const { data, error, isFetching, refetch } = useQuery(staffFiguresQuery(useApi(), key))
  if (!data) {
    return error ? (
      <FailureState
        reason={failureText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null
  }
  if (data.length === 0) return null
  const isOfAppeals = hasAppeals(key.lane)
  const isOfBatches = hasBatches(key.lane)
  const chosen = data.find(({ moderator }) => moderator.id === moderatorId)
  return (
    <section className="grid gap-2">
      <header className="flex min-h-8 items-center gap-2">
        <h2 className="font-medium">Модераторы</h2>
        {chosen && (
          <Chip onRemove={() => onChoose(chosen.moderator.id)}>
            {`Показатели выше: ${chosen.moderator.username}`}
          </Chip>
        )}
      </header>
      <DataTable aria-label="Модераторы">
        <thead>
          <tr>
            <HeaderCell frozen>Модератор</HeaderCell>
            <HeaderCell numeric>Решения</HeaderCell>
            <HeaderCell numeric>В час</HeaderCell>
            <HeaderCell numeric>Медиана</HeaderCell>
            <HeaderCell numeric>90 %</HeaderCell>
            {isOfAppeals && <HeaderCell numeric>Отменено блокировок</HeaderCell>}
            <HeaderCell numeric>Пропуски</HeaderCell>
            {isOfBatches && <HeaderCell numeric>Пакеты</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {data.map(({ moderator, ...totals }) => (
            <Row key={moderator.id} selected={moderator.id === moderatorId}>
              <Cell frozen>
                <button
                  type="button"
                  className="text-sign-text hover:underline"
                  onClick={() => onChoose(moderator.id)}
                >
                  {moderator.username}
                </button>
              </Cell>
              <Cell numeric>{formatNumber(totals.decisions)}</Cell>
              <Cell numeric>{perHour(totals)}</Cell>
              <Cell className="text-right">{durationOr(totals.medianSeconds)}</Cell>
              <Cell className="text-right">{durationOr(totals.p90Seconds)}</Cell>
              {isOfAppeals && <Cell className="text-right">{overturnedShare(totals)}</Cell>}
              <Cell numeric>{formatNumber(totals.skips)}</Cell>
              {isOfBatches && <Cell numeric>{formatNumber(totals.batches.finished)}</Cell>}
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
