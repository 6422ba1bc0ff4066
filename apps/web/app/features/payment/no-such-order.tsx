import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'

interface Refusal {
  title: string
  text: string
}

const UNKNOWN: Refusal = {
  title: 'Такого заказа нет',
  text: 'Проверьте адрес или найдите заказ в списке ваших заказов.',
}

/** Refusals after which asking again changes nothing. */
const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  'order.not_found': UNKNOWN,
  'request.invalid': UNKNOWN,
  'order.forbidden': {
    title: 'Это чужой заказ',
    text: 'Он оформлен в другом профиле. Войдите в тот профиль или откройте свои заказы.',
  },
}

/** The page of an address that names no order. */
export function NoOrder({ refusal = UNKNOWN }: { refusal?: Refusal }) {
  return (
    <EmptyState
      heading="h1"
      title={refusal.title}
      actions={
        <Button variant="secondary" render={<Link to={PATHS.packages} />}>
          Мои заказы
        </Button>
      }
    >
      {refusal.text}
    </EmptyState>
  )
}

interface OrderUnreadProps {
  error: Error
  onRetry: () => void
  retrying: boolean
}

/** Why the order of the address is not shown. */
export function OrderUnread({ error, onRetry, retrying }: OrderUnreadProps) {
  const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
  if (refusal) return <NoOrder refusal={refusal} />
  return <FailureState reason={error.message} onRetry={onRetry} retrying={retrying} />
}
