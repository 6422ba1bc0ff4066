import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from '@trassa/api-client/queries'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useApi } from '../../shared/api/api-context.ts'

const ROWS = [
  { kind: 'vehicles', label: 'Транспорт' },
  { kind: 'parts', label: 'Запчасти и услуги' },
] as const

/** How many free publications the person has taken (domain §2). */
export function FreePublications() {
  const { data, error, refetch, isFetching } = useQuery(quotaQuery(useApi()))
  if (error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  }
  return (
    <Card bare render={<section aria-labelledby="free-publications" />}>
      <h2 id="free-publications" className="px-4 pt-4 pb-1 font-bold desk:px-5">
        Бесплатные публикации
      </h2>
      <dl className="divide-y">
        {ROWS.map(({ kind, label }) => {
          const { free, used } = data[kind]
          return (
            <div key={kind} className="flex min-h-11 items-center gap-4 px-4 py-2 desk:px-5">
              <dt className="flex-1">{label}</dt>
              <dd className="tabular whitespace-nowrap text-text-muted">
                занято {Math.min(used, free)} из {free}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
