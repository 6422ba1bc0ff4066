import { useQuery } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { paidAdQuery } from '../paid-ad-query.ts'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { ChoiceOf } from './choice-of.tsx'

const MISSING = { title: 'Такого объявления нет', text: 'Оно удалено, или адрес неверный.' }
const FOREIGN = { title: 'Это чужое объявление', text: 'Оплатить можно только своё.' }

const REFUSALS: Partial<Record<ErrorCode, typeof MISSING>> = {
  'ad.not_found': MISSING,
  'request.invalid': MISSING,
  'ad.forbidden': FOREIGN,
}

/** `/payment?ad=ID`: the owner of an ad chooses what to pay for. */
export function ChoicePage({ id }: { id: string }) {
  const { profile } = useMe()
  const { data: ad, error, isFetching, refetch } = useQuery(paidAdQuery(useApi(), id))
  if (!profile) return null
  if (ad?.userId === profile.id) return <ChoiceOf ad={ad} profile={profile} />
  const refused = error instanceof AppError ? REFUSALS[error.code] : undefined
  const refusal = ad ? FOREIGN : refused
  if (refusal) {
    return (
      <EmptyState
        heading="h1"
        title={refusal.title}
        actions={
          <Button variant="secondary" render={<Link to={PATHS.myAds} />}>
            Мои объявления
          </Button>
        }
      >
        {refusal.text}
      </EmptyState>
    )
  }
  if (!error) return <PaymentSkeleton />
  return (
    <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  )
}
