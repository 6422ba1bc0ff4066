import { formatDate, moscowDay } from '@trassa/catalog/format/dates'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { useState } from 'react'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { KEYS } from '../../keyboard/key-bindings.ts'
import { KeyForm } from '../../keyboard/key-form.tsx'
import { datesDrafts } from './dates-drafts.ts'
import { dayMistake, daysLater, endOfDay, lastDay } from './expiry-days.ts'

const QUICK_DAYS = [7, 30] as const

interface DatesFormProps {
  ad: { id: string; expiresAt: string | null }
  busy: boolean
  onSubmit: (dates: { expiresAt: string; reason: string }) => void
  onCancel: () => void
}

/** Until when an ad is published, with a reason (domain §3: setDates); stored until it is done. */
export function DatesForm({ ad, busy, onSubmit, onCancel }: DatesFormProps) {
  const [{ day, reason }, change] = useFormDraft(datesDrafts, ad.id)
  const [tried, setTried] = useState(false)
  const now = new Date()
  const mistake = dayMistake(day, now)

  function send() {
    setTried(true)
    if (busy || mistake || reason.trim() === '') return
    onSubmit({ expiresAt: endOfDay(day), reason: reason.trim() })
  }
  const choose = (chosen: string) => change({ day: chosen })

  return (
    <KeyForm className="grid gap-3" onSubmit={send}>
      <p className="text-text-muted">
        {ad.expiresAt ? `Сейчас до ${formatDate(ad.expiresAt, now)}` : 'Срок не назначен'}
      </p>
      <div className="flex flex-wrap gap-2">
        {QUICK_DAYS.map((days) => (
          <DayButton
            key={days}
            day={daysLater(days, ad.expiresAt, now)}
            chosen={day}
            onChoose={choose}
          >
            {`+${days} дней`}
          </DayButton>
        ))}
        <DayButton day={lastDay(now)} chosen={day} onChoose={choose}>
          90 дней
        </DayButton>
      </div>
      <TextField
        label="До какого дня"
        type="date"
        min={moscowDay(now)}
        max={lastDay(now)}
        autoFocus
        value={day}
        error={tried ? mistake : undefined}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        label="Почему меняем"
        hint="Останется в истории объявления"
        maxLength={500}
        value={reason}
        error={tried && reason.trim() === '' ? 'Напишите причину' : undefined}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Tooltip text="Изменить срок" keys={KEYS.submit.shown}>
          <Button type="submit" loading={busy}>
            Изменить срок
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}

interface DayButtonProps {
  day: string
  chosen: string
  onChoose: (day: string) => void
  children: string
}

function DayButton({ day, chosen, onChoose, children }: DayButtonProps) {
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={day === chosen}
      onClick={() => onChoose(day)}
    >
      {children}
    </Button>
  )
}
