import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { changeUnsubscription, readUnsubscription } from '@trassa/contracts/calls/notices'
import { NOTICE_CHANNELS, NOTICE_CHOICES } from '@trassa/contracts/enumerations/notices'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'

const ToSettings = () => (
  <Button variant="secondary" render={<Link to={`${PATHS.profileSettings}#notices`} />}>
    Все уведомления
  </Button>
)

const isUnknown = (error: unknown) =>
  error instanceof AppError &&
  (error.code === 'confirmation.unknown' || error.code === 'request.invalid')

/** The link at the end of a letter: asks for a press, because mail services open links on their own (decision 119). */
export function UnsubscribePage({ token }: { token: string | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const key = ['unsubscription', token]
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.ask(readUnsubscription, { query: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
  })
  const change = useMutation({
    mutationFn: (enabled: boolean) =>
      api.ask(changeUnsubscription, { body: { token: token ?? '', enabled } }),
    onSuccess: (choice) => {
      queryClient.setQueryData(key, choice)
      void queryClient.invalidateQueries({ queryKey: ['noticeChoices'] })
    },
  })
  const { data, error, refetch, isFetching } = found
  if (token === null || isUnknown(error)) {
    return (
      <EmptyState title="Ссылка не действует" heading="h1" actions={<ToSettings />}>
        Выбрать, о чём вам писать, можно в настройках профиля.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton className="mx-auto h-48 max-w-form" />
      </SkeletonGroup>
    )
  }
  const { name } = NOTICE_CHOICES[data.kind]
  const choose = (enabled: boolean) => change.isPending || change.mutate(enabled)
  return (
    <Card className="mx-auto grid max-w-form gap-4">
      <h1 className="font-bold text-title">
        {data.enabled ? 'Больше не присылать?' : 'Больше не пришлём'}
      </h1>
      <p>
        {name}
        <span className="text-text-muted"> · {NOTICE_CHANNELS[data.channel]}</span>
      </p>
      <p className="text-text-muted">
        {data.enabled
          ? NOTICE_CHOICES[data.kind].hint
          : 'Если передумаете, верните здесь или в настройках профиля.'}
      </p>
      {change.error && (
        <p role="alert" className="text-stop-text">
          {change.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {data.enabled ? (
          <Button loading={change.isPending} onClick={() => choose(false)}>
            Отписаться
          </Button>
        ) : (
          <Button variant="secondary" loading={change.isPending} onClick={() => choose(true)}>
            Присылать снова
          </Button>
        )}
        <ToSettings />
      </div>
    </Card>
  )
}
