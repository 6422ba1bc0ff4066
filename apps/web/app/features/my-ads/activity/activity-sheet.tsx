import { useQuery } from '@tanstack/react-query'
import { type ActivityDay, adActivity } from '@trassa/contracts/calls/ad-activity'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { Select } from '@trassa/ui/choices/select'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { ActivityChart } from './activity-chart.tsx'
import { everyDay, MEASURES, type Measure, sumOf } from './activity-days.ts'
import { ActivityTable } from './activity-table.tsx'

interface ActivitySheetProps {
  ad: Pick<OwnAdCard, 'id' | 'title'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const ALL = Object.keys(MEASURES) as Measure[]
const OPTIONS = ALL.map((value) => ({ value, label: MEASURES[value] }))

/** What buyers did with an ad: totals, one measure by day as a chart, all of them as a table. */
export default function ActivitySheet({ ad, open, onOpenChange }: ActivitySheetProps) {
  const api = useApi()
  const activity = useQuery({
    queryKey: ['adActivity', ad.id],
    queryFn: () => api.ask(adActivity, { params: { id: ad.id } }),
  })
  return (
    <Sheet side="right" title="Статистика" open={open} onOpenChange={onOpenChange}>
      <p className="mb-4 text-text-muted">{ad.title}</p>
      {activity.isPending && (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-32" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {activity.isError && (
        <FailureState
          reason={activity.error.message}
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      )}
      {activity.isSuccess && <Loaded days={everyDay(activity.data.days, new Date())} />}
    </Sheet>
  )
}

function Loaded({ days }: { days: ActivityDay[] }) {
  const [measure, setMeasure] = useState<Measure>('views')
  const isQuiet = ALL.every((name) => sumOf(days, name, days.length) === 0)
  return (
    <div className="grid gap-5">
      <table className="tabular w-full text-left">
        <caption className="sr-only">Всего</caption>
        <thead className="text-caption text-text-muted">
          <tr>
            <td />
            <th scope="col" className="text-right font-regular">
              7 дней
            </th>
            <th scope="col" className="text-right font-regular">
              30 дней
            </th>
          </tr>
        </thead>
        <tbody>
          {ALL.map((name) => (
            <tr key={name}>
              <th scope="row" className="py-1 font-regular">
                {MEASURES[name]}
              </th>
              <td className="text-right">{sumOf(days, name, 7)}</td>
              <td className="text-right">{sumOf(days, name, 30)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isQuiet ? (
        <p className="text-text-muted">
          За 30 дней покупатели ещё ничего не делали с этим объявлением.
        </p>
      ) : (
        <>
          <Select
            label="По дням"
            options={OPTIONS}
            value={measure}
            onValueChange={(chosen) => chosen && setMeasure(chosen)}
          />
          <ActivityChart days={days} measure={measure} />
        </>
      )}
      <ActivityTable days={days} />
    </div>
  )
}
