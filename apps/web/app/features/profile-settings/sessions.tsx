import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionsQuery } from '@trassa/api-client/queries'
import { revokeSession } from '@trassa/contracts/calls/profiles'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../shared/api/api-context.ts'
import { SessionRow } from './session-row.tsx'

/** The user's sessions; every other one can be revoked (domain §2). */
export function Sessions() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(useApi()))
  const revoke = useRevokeSession()
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-3 font-bold text-title">
        Где открыт профиль
      </h2>
      {error && (
        <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
      {data && (
        <Card bare render={<ul />} className="divide-y">
          {data.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              closing={revoke.isPending && revoke.variables === session.id}
              onClose={() => revoke.mutate(session.id)}
            />
          ))}
        </Card>
      )}
    </section>
  )
}

function useRevokeSession() {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (id: string) => api.ask(revokeSession, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      toast('Вход закрыт', { tone: 'success' })
    },
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })
}
