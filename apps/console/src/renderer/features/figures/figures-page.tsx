import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { hasAppeals, hasBatches } from '@trassa/contracts/enumerations/figures'
import { MOSCOW_ZONE } from '@trassa/contracts/zone'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { FigureCard } from './charts/figure-card.tsx'
import { chartsOf, queueChart } from './charts-of-figures.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { type FiguresKey, figuresQuery, queueAgesQuery } from './figures-queries.ts'
import { LanesTable } from './lanes-table.tsx'
import { PeopleTable } from './people-table.tsx'
import {
  chosenPeriod,
  type FiguresFilter,
  readFilter,
  writeFilter,
} from './period/figures-filter.ts'
import { FilterBar } from './period/filter-bar.tsx'
import { ownZone } from './period/period.ts'

const MINUTE_MS = 60_000

/** What moderators have decided, how fast, and how long the queue is (issue 12; docs/decisions/154). */
export function FiguresPage() {
  const now = useNow(MINUTE_MS)
  const [params, setParams] = useSearchParams()
  const isSenior = useHasRole('seniorModerator')
  const zone = ownZone(now)
  const filter = readFilter(params)
  const { lane, moderatorId } = filter
  const period = chosenPeriod(filter, zone, now)
  const change = (changes: Partial<FiguresFilter>) =>
    setParams(writeFilter({ ...filter, ...changes }), { replace: true })
  return (
    <div className="h-full min-w-0 overflow-y-auto">
      {/* Not the scrolling box itself: its rows would shrink what scrolls in them to nothing. */}
      <div className="grid gap-4 p-4">
        <h1 className="font-bold text-heading">Показатели</h1>
        <FilterBar
          filter={filter}
          period={period}
          ownZone={zone === MOSCOW_ZONE ? null : zone}
          onChange={change}
        />
        {period && (
          <>
            <Figures period={period} lane={lane} moderatorId={moderatorId} />
            {isSenior && (
              <PeopleTable
                period={period}
                lane={lane}
                moderatorId={moderatorId}
                onChoose={(id) => change({ moderatorId: id === moderatorId ? undefined : id })}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

function Figures(key: FiguresKey) {
  const { lane } = key
  const api = useApi()
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(api, key))
  const { data: queue } = useQuery(queueAgesQuery(api))
  if (!data) {
    return error ? (
      <FailureState
        reason={failureText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    )
  }
  const charts = chartsOf(data, key.period.zone)
  return (
    <>
      <FigureTiles totals={data.totals} lane={lane} />
      {!hasBatches(lane) && (
        <p className="text-caption text-text-muted">
          {hasAppeals(lane)
            ? 'Пакеты не относятся к полосам и здесь не показаны.'
            : 'Пакеты и отменённые блокировки не относятся к этой полосе и здесь не показаны.'}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] gap-3">
        <FigureCard figure="decisions" kind="bars" data={charts.decisions} />
        <FigureCard figure="timeToDecision" kind="lines" data={charts.timeToDecision} />
        {queue && <FigureCard figure="queueNow" kind="bars" data={queueChart(queue, lane)} />}
        <FigureCard figure="queueAge" kind="lines" data={charts.queueAge} />
        {hasAppeals(lane) && (
          <FigureCard figure="overturned" kind="bars" data={charts.overturned} />
        )}
        <FigureCard figure="skips" kind="bars" data={charts.skips} />
        {hasBatches(lane) && <FigureCard figure="batches" kind="bars" data={charts.batches} />}
        <LanesTable lanes={data.lanes} />
      </div>
      <p className="text-caption text-text-muted">
        {data.countedAt === null
          ? 'Показатели ещё не посчитаны: это происходит раз в минуту.'
          : `Посчитано ${formatDateTime(data.countedAt, new Date())}.`}
      </p>
    </>
  )
}
