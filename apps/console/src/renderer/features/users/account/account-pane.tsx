import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { ROLE_NAMES, ROLES, type Role } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { useToast } from '@trassa/ui/feedback/toast'
import { TextArea } from '@trassa/ui/fields/text-area'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { KeyForm } from '../../../shared/keyboard/key-form.tsx'
import { SidePane } from '../../../shared/side-pane/side-pane.tsx'
import { refreshUserCards } from '../card/card-queries.ts'
import { ACCOUNT_ACTIONS, type AccountActionName } from './account-actions.ts'
import { accountDrafts } from './account-drafts.ts'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))

interface AccountPaneProps {
  user: StaffProfile
  action: AccountActionName
  onClose: () => void
}

/** The form of a change of an account: what will happen, the reason, Ctrl+Enter. */
export function AccountPane({ user, action, onClose }: AccountPaneProps) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const draftId = `${action}:${user.id}`
  const [{ reason }, change] = useFormDraft(accountDrafts, draftId)
  const [role, setRole] = useState<Role>(user.role)
  const [tried, setTried] = useState(false)
  const { title, hint, reasonLabel, verb, done, danger, send } = ACCOUNT_ACTIONS[action]
  const sending = useMutation({
    mutationFn: () => send(api, { id: user.id, reason: reason.trim(), role }),
    onSuccess: () => {
      accountDrafts.clear(draftId)
      toast(done, { tone: 'success' })
      onClose()
      return refreshUserCards(client)
    },
  })
  const isSameRole = action === 'role' && role === user.role

  function submit(): void {
    setTried(true)
    if (reason.trim() !== '' && !isSameRole && !sending.isPending) sending.mutate()
  }

  return (
    <SidePane label={title} title={title} onClose={onClose}>
      <KeyForm className="grid gap-3" onSubmit={submit}>
        <p className="text-text-muted">{hint}</p>
        {action === 'role' && (
          <RadioGroup
            label="Роль"
            options={ROLE_OPTIONS}
            value={role}
            onValueChange={setRole}
            error={tried && isSameRole ? 'Выберите другую роль' : undefined}
          />
        )}
        <TextArea
          label={reasonLabel}
          maxLength={500}
          autoFocus
          value={reason}
          error={tried && reason.trim() === '' ? 'Напишите причину' : undefined}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {sending.error && (
          <p role="alert" className="text-stop-text">
            {failureText(sending.error)}
          </p>
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          className="w-fit"
          loading={sending.isPending}
        >
          {verb}
        </Button>
      </KeyForm>
    </SidePane>
  )
}
