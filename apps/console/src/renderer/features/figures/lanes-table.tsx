import { formatNumber } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readFigures } from '@trassa/contracts/calls/moderator/figures'
import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { durationOr } from './figure-tiles.tsx'

/** The decisions of each lane; those on ads that were in none are last. */
export function LanesTable({ lanes }: { lanes: CallAnswer<typeof readFigures>['lanes'] }) {
  const rows = [...QUEUE_LANES, null].flatMap(
    (lane) => lanes.find((one) => one.lane === lane) ?? [],
  )
  if (rows.length === 0) return null
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-card border bg-surface-raised p-3">
      <h2 className="flex min-h-9 items-center font-medium">По полосам</h2>
      <DataTable aria-label="По полосам">
        <thead>
          <tr>
            <HeaderCell frozen>Полоса</HeaderCell>
            <HeaderCell numeric>Решения</HeaderCell>
            <HeaderCell numeric>Медиана</HeaderCell>
            <HeaderCell numeric>90 %</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lane, decisions, medianSeconds, p90Seconds }) => (
            <Row key={lane ?? 'none'}>
              <Cell frozen>{lane === null ? 'Вне очереди' : LANE_NAMES[lane]}</Cell>
              <Cell numeric>{formatNumber(decisions)}</Cell>
              <Cell className="text-right">{durationOr(medianSeconds)}</Cell>
              <Cell className="text-right">{durationOr(p90Seconds)}</Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
