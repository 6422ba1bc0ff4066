import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { confirmEmail } from '@trassa/contracts/calls/account-email'
import type { ErrorCode } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'

const TO_SETTINGS = `${PATHS.profileSettings}#email`

const UNKNOWN = {
  title: 'Ссылка не действует',
  text: 'Если вам прислали несколько писем, откройте ссылку из последнего. Новое письмо можно получить в настройках профиля.',
}

const GONE: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  'confirmation.unknown': UNKNOWN,
  'request.invalid': UNKNOWN,
  'confirmation.expired': {
    title: 'Срок ссылки истёк',
    text: 'Ссылка действует сутки. Новое письмо можно получить в настройках профиля.',
  },
}

/** The holder of the link confirms the address by a press: mail services open links on their own (decision 115). */
export function ConfirmEmailPage({ token }: { token: string | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: (given: string) => api.ask(confirmEmail, { body: { token: given } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['email'] }),
  })
  const { data, error, isPending } = confirm
  const toSettings = (
    <Button variant="secondary" render={<Link to={TO_SETTINGS} />}>
      Настройки профиля
    </Button>
  )
  if (data) {
    return (
      <EmptyState title="Почта подтверждена" heading="h1" actions={toSettings}>
        Уведомления будут приходить на {data.email}. Какие именно, вы выбираете в настройках
        профиля.
      </EmptyState>
    )
  }
  const gone = error instanceof AppError ? GONE[error.code] : undefined
  if (!token || gone) {
    const { title, text } = gone ?? UNKNOWN
    return (
      <EmptyState title={title} heading="h1" actions={toSettings}>
        {text}
      </EmptyState>
    )
  }
  return (
    <Card className="mx-auto grid max-w-form gap-4">
      <h1 className="font-bold text-title max-desk:sr-only">Подтвердите почту</h1>
      <p className="text-text-muted">
        Нажмите «Подтвердить», чтобы получать уведомления на этот адрес. Если вы не указывали его на
        нашем сайте, закройте страницу.
      </p>
      {error && (
        <p role="alert" className="text-stop-text">
          {error.message}
        </p>
      )}
      <Button loading={isPending} onClick={() => isPending || confirm.mutate(token)}>
        Подтвердить
      </Button>
    </Card>
  )
}
