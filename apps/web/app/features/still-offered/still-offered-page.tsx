import { useMutation, useQuery } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import {
  answerStillOfferedLink,
  readStillOfferedLink,
  type StillOfferedAnswer,
} from '@trassa/contracts/calls/still-offered'
import type { ErrorCode } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'

const UNKNOWN = {
  title: 'Ссылка не действует',
  text: 'Ответить можно в разделе «Мои объявления».',
}

const GONE: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  'confirmation.unknown': UNKNOWN,
  'request.invalid': UNKNOWN,
  'confirmation.expired': { ...UNKNOWN, title: 'Срок ссылки истёк' },
  'confirmation.used': {
    title: 'Ответ уже есть',
    text: 'Вы уже ответили, или объявление снято с публикации.',
  },
}

const ANSWERED: Record<StillOfferedAnswer, { title: string; text: string }> = {
  yes: { title: 'Спасибо', text: 'Покупатели видят, что объявление актуально.' },
  no: {
    title: 'Объявление снято с публикации',
    text: 'Если понадобится, его можно вернуть в разделе «Мои объявления».',
  },
}

/** The link of «Ещё продаёте?» in a letter or an SMS (domain §8): asks for a press, because mail services open links. */
export function StillOfferedPage({ token }: { token: string | null }) {
  const api = useApi()
  const question = useQuery({
    queryKey: ['stillOffered', token],
    queryFn: ({ signal }) =>
      api.ask(readStillOfferedLink, { query: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
  })
  const reply = useMutation({
    mutationFn: (answer: StillOfferedAnswer) =>
      api.ask(answerStillOfferedLink, { body: { token: token ?? '', answer } }),
  })
  const { data, refetch, isFetching } = question
  const failure = reply.error ?? question.error
  const gone = failure instanceof AppError ? GONE[failure.code] : undefined
  const told = reply.data ? ANSWERED[reply.data.answer] : (gone ?? (token === null && UNKNOWN))
  if (told) {
    return (
      <EmptyState
        title={told.title}
        heading="h1"
        actions={
          <Button variant="secondary" render={<Link to={PATHS.myAds} />}>
            Мои объявления
          </Button>
        }
      >
        {told.text}
      </EmptyState>
    )
  }
  if (question.error) {
    const retry = () => void refetch()
    return <FailureState reason={question.error.message} onRetry={retry} retrying={isFetching} />
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton className="mx-auto h-48 max-w-form" />
      </SkeletonGroup>
    )
  }
  const send = (answer: StillOfferedAnswer) => reply.isPending || reply.mutate(answer)
  return (
    <Card className="mx-auto grid max-w-form gap-4">
      <h1 className="font-bold text-title">
        {data.service ? 'Ещё оказываете услугу?' : 'Ещё продаёте?'}
      </h1>
      <p>{data.title}</p>
      {reply.error && (
        <p role="alert" className="text-stop-text">
          {reply.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={reply.isPending} onClick={() => send('yes')}>
          {data.service ? 'Да' : 'Да, продаю'}
        </Button>
        <Button variant="secondary" onClick={() => send('no')}>
          {data.service ? 'Нет, снять' : 'Уже продано'}
        </Button>
      </div>
    </Card>
  )
}
