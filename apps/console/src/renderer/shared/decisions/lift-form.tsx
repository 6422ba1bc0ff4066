import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'

interface LiftFormProps {
  busy: boolean
  onSubmit: (reason: string) => void
  onCancel: () => void
}

/** A moderator lifts an ad with a reason (domain §3). */
export function LiftForm({ busy, onSubmit, onCancel }: LiftFormProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim() !== '') onSubmit(reason.trim())
      }}
    >
      <TextField
        label="Почему поднимаем"
        hint="Останется в истории объявления"
        maxLength={500}
        autoFocus
        value={reason}
        error={tried && reason.trim() === '' ? 'Напишите причину' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" loading={busy}>
          Поднять
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
