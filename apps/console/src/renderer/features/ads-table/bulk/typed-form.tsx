import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { BATCH_MESSAGE_MAX, type BatchAction } from '@trassa/contracts/entities/batch'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Combobox } from '@trassa/ui/choices/combobox'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { KeyForm } from '../../../shared/keyboard/key-form.tsx'
import { actionOf, mistakesIn, type TypedChoice } from './bulk-action.ts'
import { type BulkDraft, bulkDrafts } from './bulk-drafts.ts'

interface TypedFormProps {
  choice: TypedChoice
  busy: boolean
  onSubmit: (action: BatchAction) => void
  onCancel: () => void
}

interface FieldProps {
  draft: BulkDraft
  mistakes: Partial<Record<keyof BulkDraft, string>>
  onChange: (change: Partial<BulkDraft>) => void
}

/** The fields of each change. */
const FIELDS: Record<TypedChoice, readonly ((props: FieldProps) => ReactNode)[]> = {
  approve: [],
  archive: [ArchiveHint],
  lift: [ReasonField],
  until: [DayField, ReasonField],
  shift: [DaysField, ReasonField],
  city: [CityField, ReasonField],
  message: [MessageField],
}

/** What a change of many ads needs to know; its texts are kept until they are sent. */
export function TypedForm({ choice, busy, onSubmit, onCancel }: TypedFormProps) {
  const [draft, change] = useFormDraft(bulkDrafts, choice)
  const [tried, setTried] = useState(false)
  const mistakes = mistakesIn(choice, draft)

  function send() {
    setTried(true)
    if (!busy && Object.keys(mistakes).length === 0) onSubmit(actionOf(choice, draft))
  }
  return (
    <KeyForm className="flex flex-wrap items-start gap-3" onSubmit={send}>
      {FIELDS[choice].map((Field) => (
        <Field key={Field.name} draft={draft} mistakes={tried ? mistakes : {}} onChange={change} />
      ))}
      <div className="flex gap-2 self-end">
        <Tooltip text="Проверить, ничего не меняя" keys={KEYS.submit.shown}>
          <Button type="submit" loading={busy} aria-keyshortcuts="Control+Enter">
            Проверить
          </Button>
        </Tooltip>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </KeyForm>
  )
}

function ArchiveHint() {
  return (
    <p className="w-full text-text-muted">
      Активные объявления снимутся с публикации, удалённые вернутся в архив.
    </p>
  )
}

function ReasonField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <div className="min-w-64 flex-1">
      <TextField
        label="Причина"
        hint="Останется в истории объявлений"
        maxLength={500}
        value={draft.reason}
        error={mistakes.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </div>
  )
}

function DayField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <TextField
      label="Опубликовано до"
      hint="Включительно, по Москве"
      type="date"
      autoFocus
      value={draft.day}
      error={mistakes.day}
      onChange={(event) => onChange({ day: event.target.value })}
    />
  )
}

function DaysField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <NumberField
        label="На сколько дней"
        autoFocus
        value={draft.days}
        error={mistakes.days}
        onValueChange={(days) => onChange({ days })}
      />
      <Checkbox checked={draft.isEarlier} onCheckedChange={(isEarlier) => onChange({ isEarlier })}>
        Раньше, а не позже
      </Checkbox>
    </div>
  )
}

function CityField({ draft, mistakes, onChange }: FieldProps) {
  const { data: cities = [] } = useQuery(citiesQuery(useApi()))
  const options = cities.map(({ id, name, kladrRegionName }) => ({
    value: id,
    label: name,
    hint: kladrRegionName,
  }))
  return (
    <div className="w-64">
      <Combobox
        label="Правильный город"
        options={options}
        value={options.find(({ value }) => value === draft.cityId) ?? null}
        error={mistakes.cityId}
        onValueChange={(city) => onChange({ cityId: city?.value ?? null })}
      />
    </div>
  )
}

function MessageField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <div className="w-full">
      <TextArea
        label="Сообщение"
        hint="Каждый владелец получит его один раз, со списком своих объявлений, в удобное ему время"
        limit={BATCH_MESSAGE_MAX}
        autoFocus
        value={draft.text}
        error={mistakes.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </div>
  )
}
