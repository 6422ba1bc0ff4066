import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticeChoicesQuery } from '@trassa/api-client/account-queries'
import type { CallAnswer } from '@trassa/contracts/call'
import { chooseNotice, type listNoticeChoices } from '@trassa/contracts/calls/account'
import { NOTICE_CHANNELS, NOTICE_CHOICES } from '@trassa/contracts/enumerations/notices'
import { Switch } from '@trassa/ui/choices/switch'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../shared/api/api-context.ts'

type Choice = CallAnswer<typeof listNoticeChoices>['items'][number]

/** Which notices come by which channel; a change takes effect at once. */
export function NoticeChoices() {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const choices = useQuery(noticeChoicesQuery(api))
  const choose = useMutation({
    mutationFn: (choice: Choice) => api.ask(chooseNotice, { body: choice }),
    onSuccess: (chosen) => queryClient.setQueryData(noticeChoicesQuery(api).queryKey, chosen),
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })
  const { data, error, refetch, isFetching } = choices
  if (error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-48" />
      </SkeletonGroup>
    )
  }
  return (
    <Card bare render={<ul />} className="divide-y">
      {data.items.map((choice) => {
        const { kind, channel, enabled } = choice
        const { name, hint, locked } = NOTICE_CHOICES[kind]
        return (
          <li key={`${kind}:${channel}`} className="px-4 py-3 desk:px-5">
            <Switch
              checked={enabled}
              disabled={locked || choose.isPending}
              onCheckedChange={(checked) => choose.mutate({ ...choice, enabled: checked })}
            >
              {name} <span className="text-text-muted">по {NOTICE_CHANNELS[channel]}</span>
            </Switch>
            <p className="max-w-prose pr-14 text-caption text-text-muted">{hint}</p>
          </li>
        )
      })}
    </Card>
  )
}
