import { Button } from '@trassa/ui/actions/button'
import { TextArea } from '@trassa/ui/fields/text-area'
import { useState } from 'react'
import { failureText } from '../../../lib/failure-text.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { KeyForm } from '../../../shared/keyboard/key-form.tsx'
import { accountDrafts } from '../account/account-drafts.ts'

interface MergeFormProps {
  draftId: string
  sending: boolean
  failure: Error | null
  onSubmit: (reason: string) => void
}

/** The reason of a merge, without which nothing is sent. */
export function MergeForm({ draftId, sending, failure, onSubmit }: MergeFormProps) {
  const [{ reason }, change] = useFormDraft(accountDrafts, draftId)
  const [tried, setTried] = useState(false)
  const typed = reason.trim()

  function submit(): void {
    setTried(true)
    if (typed !== '' && !sending) onSubmit(typed)
  }

  return (
    <KeyForm className="grid gap-3" onSubmit={submit}>
      <TextArea
        label="Почему это один человек"
        maxLength={500}
        autoFocus
        value={reason}
        error={tried && typed === '' ? 'Напишите, почему объединяете' : undefined}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {failure && (
        <p role="alert" className="text-stop-text">
          {failureText(failure)}
        </p>
      )}
      <Button type="submit" variant="danger" className="w-fit" loading={sending}>
        Объединить
      </Button>
    </KeyForm>
  )
}
