import type { ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { useMemo, useState } from 'react'
import { ariaKeys } from '../keyboard/aria-keys.ts'
import { KEYS } from '../keyboard/key-bindings.ts'
import { KeyForm } from '../keyboard/key-form.tsx'
import { ChosenReason } from './chosen-reason.tsx'
import { OwnerPreview, type PreviewedDecision } from './owner-preview.tsx'
import { reasonChoices, reasonFields } from './reason-choices.ts'
import { ReasonList } from './reason-list.tsx'
import { useReasonTemplates } from './use-reason-templates.ts'
import { useReasons } from './use-reasons.ts'

interface ReasonsFormProps {
  /** The key of the stored draft: the ad's id, or a name of its own for many ads. */
  draftId: string
  adType: AdType
  /** Whose values the templates name; absent for many ads. */
  subject?: ReasonSubject
  /** What the owner's notice says; absent for many ads. */
  preview?: PreviewedDecision | null
  /** The verb: "Вернуть на исправление". */
  submit: string
  danger?: boolean
  busy: boolean
  onSubmit: (reasons: ModerationReason[]) => void
  onCancel: () => void
}

/** Code × field × editable template, several at once (domain §9). Ctrl+Enter sends wherever the focus is. */
export function ReasonsForm(props: ReasonsFormProps) {
  const {
    draftId,
    adType,
    subject = null,
    preview,
    submit,
    danger,
    busy,
    onSubmit,
    onCancel,
  } = props
  const known = useReasonTemplates()
  // As they were when the form was opened: a change by a senior moderator must not move a reason under the pointer.
  const [templates] = useState(known)
  const form = useReasons(draftId, templates, subject)
  const [choices, fields] = useMemo(
    () => [reasonChoices(templates, adType), reasonFields(adType)],
    [templates, adType],
  )
  const chosen = new Set(form.reasons.map(({ code }) => code))

  function send() {
    if (busy) return
    const whole = form.complete()
    if (whole) onSubmit(whole)
  }

  return (
    <KeyForm className="grid gap-3" onSubmit={send}>
      <ReasonList
        choices={choices}
        chosen={chosen}
        onToggle={({ code, field }) => form.toggle(code, field)}
      />
      {form.reasons.map((reason) => (
        <ChosenReason
          key={reason.code}
          reason={reason}
          fields={fields}
          mistake={form.mistakeOf(reason.message)}
          onField={(field) => form.changeField(reason, field)}
          onMessage={(message) => form.changeMessage(reason, message)}
        />
      ))}
      {preview && form.reasons.length > 0 && (
        <OwnerPreview {...preview} messages={form.reasons.map(({ message }) => message)} />
      )}
      {form.mistake && (
        <p role="alert" className="text-stop-text">
          {form.mistake}
        </p>
      )}
      <div className="sticky -bottom-3 flex flex-wrap gap-2 border-t bg-surface-raised pt-2 pb-3">
        <Tooltip text={submit} keys={KEYS.submit.shown}>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            loading={busy}
            aria-keyshortcuts={ariaKeys(KEYS.submit)}
          >
            {submit}
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}
