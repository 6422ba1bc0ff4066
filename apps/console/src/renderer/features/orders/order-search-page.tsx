import { useQuery } from '@tanstack/react-query'
import { findStaffOrder } from '@trassa/contracts/calls/moderator/orders'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Navigate, useSearchParams } from 'react-router-dom'
import { codeOf } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { orderPath } from '../../shared/ads/ad-paths.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'

const NUMBERS = 'номер заказа, счёта или акта: № 12, Т-2026-000012, А-2026-000012.'

/** Leads from the number of an order, an invoice or an act to the order beside its buyer (domain §9). */
export function OrderSearchPage() {
  const number = useSearchParams()[0].get('number') ?? ''
  if (number !== '') return <FoundOrder number={number} />
  return (
    <>
      <h1 className="sr-only">Заказы</h1>
      <EmptyState title="Какой заказ открыть">
        Нажмите {KEYS.jump.shown} и введите {NUMBERS}
      </EmptyState>
    </>
  )
}

function FoundOrder({ number }: { number: string }) {
  const api = useApi()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['order-search', number],
    queryFn: ({ signal }) => api.ask(findStaffOrder, { query: { number } }, { signal }),
    // Each search is asked for and logged.
    gcTime: 0,
  })
  if (data) return <Navigate to={orderPath(data)} replace />
  if (!error) {
    return (
      <SkeletonGroup className="grid gap-3 p-4">
        <Skeleton className="h-16 w-100" />
        <Skeleton className="h-60" />
      </SkeletonGroup>
    )
  }
  if (codeOf(error) === 'order.not_found') {
    return <EmptyState title={`Заказа «${number}» нет`}>Проверьте {NUMBERS}</EmptyState>
  }
  return (
    <FailureState
      reason={failureText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
