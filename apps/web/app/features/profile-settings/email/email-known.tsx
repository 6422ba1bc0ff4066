import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { useState } from 'react'
import type { EmailChanges } from './use-email.ts'

interface EmailKnownProps {
  email: string
  canChange: boolean
  changes: EmailChanges
  onChange: () => void
}

/** The confirmed address. */
export function EmailKnown({ email, canChange, changes, onChange }: EmailKnownProps) {
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { remove } = changes
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{email}</p>
        <p className="text-caption text-text-muted">Подтверждён. Покупатели его не видят</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {canChange && (
          <Button variant="secondary" onClick={onChange}>
            Изменить
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Удалить
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Удалить адрес почты?"
        description="Письма на него больше не придут. Указать адрес можно снова в любой момент."
        confirm="Удалить адрес"
        cancel="Отмена"
        danger
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => setAsking(false),
            onError: (error) => toast(error.message, { tone: 'failure' }),
          })
        }
      />
    </div>
  )
}
