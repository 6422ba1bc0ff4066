import { useQuery } from '@tanstack/react-query'
import { currentPackageQuery } from '@trassa/api-client/payment-queries'
import { formatDate } from '@trassa/catalog/format/dates'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { publications } from '../../shared/packages/package-words.ts'

/** Publications left over all valid packages, and when the first of them lapses. */
export function Remainder({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery(currentPackageQuery(useApi(), userId))
  if (data) {
    const { remainder, expiresAt } = data
    return (
      <Card className="flex flex-wrap items-center gap-4">
        <div className="grid min-w-60 flex-1 gap-1">
          <p className="font-bold text-title">
            {remainder > 0 ? `В пакетах осталось ${publications(remainder)}` : 'Пакетов пока нет'}
          </p>
          <p className="text-text-muted">
            {expiresAt
              ? `Первая из них действует до ${formatDate(expiresAt, new Date())}.`
              : 'Купите пакет, и каждая публикация обойдётся дешевле.'}
          </p>
        </div>
        {remainder > 0 && (
          <Button variant="marking" render={<Link to={PATHS.createAd} />}>
            Разместить объявление
          </Button>
        )}
      </Card>
    )
  }
  if (error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-24" />
    </SkeletonGroup>
  )
}
