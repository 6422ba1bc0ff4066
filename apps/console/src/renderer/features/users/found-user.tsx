import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '@trassa/contracts/phone'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { codeOf } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { type UserKey, userQuery } from '../../shared/users/user-query.ts'
import { UserCard } from './card/user-card.tsx'
import { CreateUser } from './create-user.tsx'
import type { Opened } from './opened.ts'

interface FoundUserProps {
  by: UserKey
  /** What is open beside the card. */
  opened: Opened
  onOpen: (next: Opened) => void
}

/** The user with this phone or id; for an unknown phone, the form that creates one. */
export function FoundUser({ by, opened, onOpen }: FoundUserProps) {
  const mayCreate = useHasRole('moderator')
  const { data, error, isFetching, refetch } = useQuery(userQuery(useApi(), by))
  if (data) return <UserCard card={data} opened={opened} onOpen={onOpen} />
  if (!error) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-16 w-100" />
        <Skeleton className="h-60" />
      </SkeletonGroup>
    )
  }
  if (codeOf(error) !== 'user.not_found' || 'id' in by) {
    return (
      <FailureState
        reason={failureText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (mayCreate) return <CreateUser phone={by.phone} />
  return (
    <EmptyState title={`Номера ${formatPhone(by.phone)} нет`}>
      Создать пользователя может модератор.
    </EmptyState>
  )
}
