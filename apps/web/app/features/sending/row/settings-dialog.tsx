import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import {
  SAVED_SEARCH_NAME_MAX,
  USUAL_QUIET_HOURS,
} from '@trassa/contracts/enumerations/saved-searches'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { TextField } from '@trassa/ui/fields/text-field'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { type FormEvent, useId, useState } from 'react'
import { ownZone } from '../../../lib/browser/own-zone.ts'
import { NativeSelect } from '../../../shared/native-select/native-select.tsx'
import { hourText } from '../sending-texts.ts'
import { zoneOptions } from '../time-zones.ts'
import { inputOf, useChangeSavedSearch } from '../use-saved-searches.ts'

interface SettingsDialogProps {
  search: SavedSearch
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The name of a saved search and when nothing is sent. A separate chunk: rarely opened. */
export default function SettingsDialog({
  search,
  userId,
  open,
  onOpenChange,
}: SettingsDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  return (
    <Dialog
      title="Настройки рассылки"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Отмена
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            Сохранить
          </Button>
        </>
      }
    >
      {/* Anew with each opening. */}
      {open && (
        <SettingsForm
          id={formId}
          search={search}
          userId={userId}
          onSaving={setSaving}
          onSaved={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface SettingsFormProps {
  id: string
  search: SavedSearch
  userId: string
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
}

function SettingsForm({ id, search, userId, onSaving, onSaved }: SettingsFormProps) {
  const change = useChangeSavedSearch(userId, search.id)
  const before = inputOf(search)
  const [name, setName] = useState(before.name)
  const [timeZone, setTimeZone] = useState(before.timeZone)
  const [isQuiet, setQuiet] = useState(before.quietFrom !== before.quietTo)
  const [hours, setHours] = useState(
    isQuiet ? { from: before.quietFrom, to: before.quietTo } : USUAL_QUIET_HOURS,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { from, to } = isQuiet ? hours : { from: 0, to: 0 }
    onSaving(true)
    change.mutate(
      { name: name.trim(), timeZone, quietFrom: from, quietTo: to },
      { onSuccess: onSaved, onSettled: () => onSaving(false) },
    )
  }
  const hourSelect = (label: string, end: 'from' | 'to') => (
    <NativeSelect
      label={label}
      name={end}
      value={String(hours[end])}
      onValueChange={(value) => setHours({ ...hours, [end]: Number(value) })}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourText(hour)}
        </option>
      ))}
    </NativeSelect>
  )
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        label="Название"
        name="name"
        optional
        maxLength={SAVED_SEARCH_NAME_MAX}
        placeholder={search.isNamed ? undefined : search.name}
        hint="Без названия поиск называется по фильтрам"
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="grid gap-3">
        <Checkbox checked={isQuiet} onCheckedChange={setQuiet}>
          Не присылать в тихие часы
        </Checkbox>
        {isQuiet && (
          <>
            <div className="grid grid-cols-2 gap-3">
              {hourSelect('С', 'from')}
              {hourSelect('До', 'to')}
            </div>
            <NativeSelect
              label="Часовой пояс"
              name="timeZone"
              value={timeZone}
              onValueChange={setTimeZone}
            >
              {zoneOptions(ownZone(), before.timeZone).map(({ zone, text }) => (
                <option key={zone} value={zone}>
                  {text}
                </option>
              ))}
            </NativeSelect>
            <p className="text-caption text-text-muted">
              {hours.from === hours.to
                ? 'Часы совпадают: будем присылать в любое время.'
                : 'Найденное за это время придёт, когда они закончатся.'}
            </p>
          </>
        )}
      </div>
      {change.error && (
        <p role="alert" className="text-stop-text">
          Не сохранено. {change.error.message}
        </p>
      )}
    </form>
  )
}
