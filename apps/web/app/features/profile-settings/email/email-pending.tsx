import { formatDate } from '@trassa/catalog/format/dates'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import type { EmailChanges, EmailState } from './use-email.ts'

interface EmailPendingProps {
  pending: NonNullable<EmailState['pending']>
  changes: EmailChanges
  onChange: () => void
}

/** An address that waits for its link: what to do, another letter, another address, or none. */
export function EmailPending({ pending, changes, onChange }: EmailPendingProps) {
  const toast = useToast()
  const { send, cancel } = changes
  const { email } = pending
  const busy = send.isPending || cancel.isPending
  const onError = (error: Error) => toast(error.message, { tone: 'failure' })
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-medium">{email}</p>
        <p role="status" className="text-caption text-text-muted">
          {textOf(pending)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={send.isPending}
          disabled={cancel.isPending}
          onClick={() =>
            send.mutate(email, {
              onSuccess: () => toast('Письмо отправлено ещё раз', { tone: 'success' }),
              onError,
            })
          }
        >
          Отправить ещё раз
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onChange}>
          Другой адрес
        </Button>
        <Button
          variant="quiet"
          loading={cancel.isPending}
          disabled={send.isPending}
          onClick={() => cancel.mutate(undefined, { onError })}
        >
          Отменить
        </Button>
      </div>
    </div>
  )
}

function textOf({ undelivered, expiresAt }: EmailPendingProps['pending']): string {
  const now = new Date()
  if (undelivered) return 'Письмо не дошло. Проверьте, нет ли в адресе опечатки.'
  if (new Date(expiresAt) <= now) return 'Ссылка из письма больше не действует. Отправьте новую.'
  return `Мы отправили письмо. Откройте ссылку из него до ${formatDate(expiresAt, now)}. Если письма нет, посмотрите в папке «Спам».`
}
