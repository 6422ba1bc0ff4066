import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useDraft } from '../../lib/use-draft.ts'
import { KeyForm } from '../keyboard/key-form.tsx'
import { liftDrafts } from './lift-drafts.ts'

interface LiftFormProps {
  /** The key of the stored text: the ad's id, or a name of its own for many ads. */
  draftId: string
  busy: boolean
  onSubmit: (reason: string) => void
  onCancel: () => void
}

/** A moderator lifts an ad with a reason (domain §3); the text is stored until the lift is done. */
export function LiftForm({ draftId, busy, onSubmit, onCancel }: LiftFormProps) {
  const [reason, change] = useDraft(liftDrafts, draftId)
  const [tried, setTried] = useState(false)
  function send() {
    setTried(true)
    if (!busy && reason.trim() !== '') onSubmit(reason.trim())
  }
  return (
    <KeyForm className="grid gap-3" onSubmit={send}>
      <TextField
        label="Почему поднимаем"
        hint="Останется в истории объявления"
        maxLength={500}
        autoFocus
        value={reason}
        error={tried && reason.trim() === '' ? 'Напишите причину' : undefined}
        onChange={({ target }) => change(() => target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" loading={busy}>
          Поднять
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}
