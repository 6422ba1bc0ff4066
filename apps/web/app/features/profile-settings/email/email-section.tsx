import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useState } from 'react'
import { EmailForm } from './email-form.tsx'
import { EmailKnown } from './email-known.tsx'
import { EmailPending } from './email-pending.tsx'
import { useEmail } from './use-email.ts'

/** The address that notices go to, and its confirmation (decision 115). */
export function EmailSection() {
  const { query, ...changes } = useEmail()
  const [isEditing, setEditing] = useState(false)
  const { data, error, refetch, isFetching } = query
  if (!data) {
    if (error) {
      return (
        <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )
    }
    return (
      <SkeletonGroup>
        <Skeleton className="h-32" />
      </SkeletonGroup>
    )
  }
  const { email, pending, available } = data
  if (!available && email === null) {
    return (
      <Card>
        <p className="text-text-muted">Письма сейчас не отправляются. Зайдите сюда позже.</p>
      </Card>
    )
  }
  const isAsking = isEditing || (email === null && pending === null)
  return (
    <Card className="grid gap-4">
      {email !== null && (
        <EmailKnown
          email={email}
          canChange={available && !isAsking && pending === null}
          changes={changes}
          onChange={() => setEditing(true)}
        />
      )}
      {pending && !isEditing && (
        <EmailPending pending={pending} changes={changes} onChange={() => setEditing(true)} />
      )}
      {isAsking && (
        <EmailForm
          send={changes.send}
          onSent={() => setEditing(false)}
          onCancel={isEditing ? () => setEditing(false) : undefined}
        />
      )}
    </Card>
  )
}
