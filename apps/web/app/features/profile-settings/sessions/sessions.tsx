import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionsQuery } from '@trassa/api-client/account-queries'
import type { ApiClient } from '@trassa/api-client/client'
import { revokeOtherSessions, revokeSession } from '@trassa/contracts/calls/profiles'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../../shared/api/api-context.ts'
import { SessionRow } from './session-row.tsx'

/** The user's sessions; each other one, or all of them, can be ended (domain §2). */
export function Sessions() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(useApi()))
  const revoke = useRevocation('Вход закрыт', (api, id: string) =>
    api.ask(revokeSession, { params: { id } }),
  )
  const revokeOthers = useRevocation('На других устройствах входа больше нет', (api) =>
    api.ask(revokeOtherSessions),
  )
  return (
    <>
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
      {data && data.items.length > 2 && (
        <Button
          variant="secondary"
          className="mt-3"
          loading={revokeOthers.isPending}
          onClick={() => revokeOthers.mutate()}
        >
          Выйти на всех других устройствах
        </Button>
      )}
    </>
  )
}

/** Ends sessions, reads the list anew, and says so. */
function useRevocation<T = void>(
  said: string,
  revoke: (api: ApiClient, what: T) => Promise<unknown>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (what: T) => revoke(api, what),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      toast(said, { tone: 'success' })
    },
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })
}
