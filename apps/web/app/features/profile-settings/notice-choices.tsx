import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { emailQuery, noticeChoicesQuery } from '@trassa/api-client/account-queries'
import type { CallAnswer } from '@trassa/contracts/call'
import { chooseNotice, type listNoticeChoices } from '@trassa/contracts/calls/account'
import {
  NOTICE_CHANNELS,
  NOTICE_CHOICES,
  type NoticeChannel,
  type NoticeKind,
} from '@trassa/contracts/enumerations/notices'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../shared/api/api-context.ts'

const CHANNELS = Object.keys(NOTICE_CHANNELS) as NoticeChannel[]

type Choice = CallAnswer<typeof listNoticeChoices>['items'][number]

/** Which notices come by which channel; a change takes effect at once. */
export function NoticeChoices({ hasTelegram }: { hasTelegram: boolean }) {
  const api = useApi()
  const choices = useQuery(noticeChoicesQuery(api))
  const hasEmail = Boolean(useQuery(emailQuery(api)).data?.email)
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
  const kinds = [...new Set(data.items.map(({ kind }) => kind))]
  return (
    <div className="grid gap-3">
      <HowToBeReached hasTelegram={hasTelegram} hasEmail={hasEmail} />
      <Card bare render={<ul />} className="divide-y">
        {kinds.map((kind) => (
          <NoticeRow
            key={kind}
            kind={kind}
            choices={data.items.filter((choice) => choice.kind === kind)}
            reached={{ telegram: hasTelegram, email: hasEmail, sms: true }}
          />
        ))}
      </Card>
    </div>
  )
}

const LINK = 'text-sign-text underline underline-offset-4'

function HowToBeReached({ hasTelegram, hasEmail }: { hasTelegram: boolean; hasEmail: boolean }) {
  if (hasTelegram && hasEmail) {
    return (
      <p className="text-caption text-text-muted">
        Где можно написать в Telegram или на почту, SMS присылаем только о самом важном.
      </p>
    )
  }
  return (
    <p className="text-caption text-text-muted">
      Чтобы получать больше уведомлений, чем приходит по SMS,{' '}
      {!hasTelegram && (
        <a href="#telegram" className={LINK}>
          привяжите Telegram
        </a>
      )}
      {!hasTelegram && !hasEmail && ' или '}
      {!hasEmail && (
        <a href="#email" className={LINK}>
          подтвердите почту
        </a>
      )}
      .
    </p>
  )
}

interface NoticeRowProps {
  kind: NoticeKind
  choices: readonly Choice[]
  reached: Readonly<Record<NoticeChannel, boolean>>
}

/** A notice with its channels; one on which the person cannot be reached yet is shown, and cannot be chosen. */
function NoticeRow({ kind, choices, reached }: NoticeRowProps) {
  const { name, hint, locked } = NOTICE_CHOICES[kind]
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 px-4 py-3 desk:flex-row desk:px-5">
      <div className="flex-1">
        <p>{name}</p>
        <p className="max-w-prose text-caption text-text-muted">{hint}</p>
      </div>
      <div className="grid grid-cols-[7.25rem_6rem_1fr] gap-1 desk:w-76 desk:shrink-0 desk:self-center">
        {CHANNELS.map((channel) => {
          const choice = choices.find((one) => one.channel === channel)
          // Keeps the columns below each other.
          if (!choice) return <span key={channel} />
          return (
            <NoticeCheckbox
              key={channel}
              choice={choice}
              name={name}
              locked={locked}
              isReached={reached[channel]}
            />
          )
        })}
      </div>
    </li>
  )
}

interface NoticeCheckboxProps {
  choice: Choice
  /** Of the notice. */
  name: string
  locked: boolean
  isReached: boolean
}

/** Shows what was chosen while that is being saved; others can be chosen meanwhile. */
function NoticeCheckbox({ choice, name, locked, isReached }: NoticeCheckboxProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const choose = useMutation({
    // One after the other: each answer has all of them.
    scope: { id: 'notices' },
    mutationFn: (chosen: Choice) => api.ask(chooseNotice, { body: chosen }),
    onSuccess: (all) => queryClient.setQueryData(noticeChoicesQuery(api).queryKey, all),
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })
  const { enabled } = choose.isPending ? choose.variables : choice
  const channel = NOTICE_CHANNELS[choice.channel]
  return (
    <Checkbox
      aria-label={`${name}: ${channel}`}
      checked={enabled && isReached}
      disabled={locked || !isReached || choose.isPending}
      onCheckedChange={(wanted) => choose.mutate({ ...choice, enabled: wanted })}
    >
      {channel}
    </Checkbox>
  )
}
