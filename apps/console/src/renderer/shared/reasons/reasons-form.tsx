import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Select } from '@trassa/ui/choices/select'
import { TextArea } from '@trassa/ui/fields/text-area'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import type { KeyboardEvent } from 'react'
import { REASON_CODES, REASON_LABELS, reasonFields } from './reason-labels.ts'
import { useReasons } from './use-reasons.ts'

const MESSAGE_MAX = 500

interface ReasonsFormProps {
  /** The key of the stored draft: the ad's id, or a name of its own for many ads. */
  draftId: string
  adType: AdType
  /** The verb: "Вернуть на исправление". */
  submit: string
  danger?: boolean
  busy: boolean
  onSubmit: (reasons: ModerationReason[]) => void
  onCancel: () => void
}

/** Code × field × editable template, several at once (domain §9). Ctrl+Enter sends from inside a text. */
export function ReasonsForm(props: ReasonsFormProps) {
  const { draftId, adType, submit, danger, busy, onSubmit, onCancel } = props
  const { reasons, mistake, mistakeOf, toggle, change, complete } = useReasons(draftId)
  const fields = reasonFields(adType)

  function send() {
    const whole = complete()
    if (whole) onSubmit(whole)
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.ctrlKey && event.code === 'Enter') send()
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={sendByKey}
    >
      <ul aria-label="Причины" className="grid gap-0.5">
        {REASON_CODES.map((code) => {
          const reason = reasons.find((chosen) => chosen.code === code)
          return (
            <li key={code} className="grid gap-1.5">
              <Checkbox checked={reason !== undefined} onCheckedChange={() => toggle(code)}>
                {REASON_LABELS[code]}
              </Checkbox>
              {reason && (
                <div className="mb-2 ml-6.5 grid gap-1.5">
                  <Select
                    label={`Поле: ${REASON_LABELS[code]}`}
                    labelHidden
                    options={fields}
                    value={reason.field}
                    onValueChange={(field) => field && change(code, { field })}
                  />
                  <TextArea
                    label={`Текст для владельца: ${REASON_LABELS[code]}`}
                    labelHidden
                    value={reason.message}
                    limit={MESSAGE_MAX}
                    error={mistakeOf(reason.message)}
                    onChange={(event) => change(code, { message: event.target.value })}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {mistake && (
        <p role="alert" className="text-stop-text">
          {mistake}
        </p>
      )}
      <div className="sticky bottom-0 flex gap-2 border-t bg-surface-raised py-2">
        <Tooltip text={submit} keys="Ctrl Enter">
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {submit}
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
