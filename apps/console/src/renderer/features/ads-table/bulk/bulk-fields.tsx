import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { moscowDay } from '@trassa/catalog/format/dates'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { messageContent } from '@trassa/catalog/notices/message-text'
import { BATCH_MESSAGE_MAX } from '@trassa/contracts/entities/moderator/batch'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Combobox } from '@trassa/ui/choices/combobox'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import { useApi } from '../../../lib/api-context.ts'
import { FIRST_DAY, lastDay } from '../../../shared/decisions/forms/expiry-days.ts'
import { NoticePreview } from '../../../shared/reasons/notice-preview.tsx'
import { TYPE_OPTIONS } from '../filter/filter-fields.ts'
import type { BulkDraft } from './bulk-drafts.ts'

/** What the fields of a change of many ads share. */
export interface FieldProps {
  draft: BulkDraft
  mistakes: Partial<Record<keyof BulkDraft, string>>
  /** Chosen ads of one owner, as examples. */
  titles: readonly string[]
  onChange: (change: Partial<BulkDraft>) => void
}

export function ArchiveHint() {
  return (
    <p className="w-full text-text-muted">
      Активные объявления снимутся с публикации, удалённые вернутся в архив.
    </p>
  )
}

export function ReasonField({ draft, mistakes, onChange }: FieldProps) {
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

export function DayField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <TextField
      label="Опубликовано до"
      hint="Включительно, по Москве"
      type="date"
      min={moscowDay(new Date())}
      max={lastDay(new Date())}
      autoFocus
      value={draft.day}
      error={mistakes.day}
      onChange={(event) => onChange({ day: event.target.value })}
    />
  )
}

export function DaysField({ draft, mistakes, onChange }: FieldProps) {
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

export function CityField({ draft, mistakes, onChange }: FieldProps) {
  const { data: cities = [] } = useQuery(citiesQuery(useApi()))
  const options = cities.map(({ id, name, kladrRegionName, also }) => ({
    value: id,
    label: name,
    hint: kladrRegionName,
    names: also,
  }))
  return (
    <div className="w-64">
      <Combobox
        label="Правильный город"
        options={options}
        rank={rankOptions}
        value={options.find(({ value }) => value === draft.cityId) ?? null}
        error={mistakes.cityId}
        onValueChange={(city) => onChange({ cityId: city?.value ?? null })}
      />
    </div>
  )
}

export function PublishedField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <TextField
      label="Опубликовано"
      hint="День не позже сегодняшнего, по Москве"
      type="date"
      min={FIRST_DAY}
      max={moscowDay(new Date())}
      autoFocus
      value={draft.day}
      error={mistakes.day}
      onChange={(event) => onChange({ day: event.target.value })}
    />
  )
}

export function CategoryField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <div className="w-64">
      <Combobox
        label="Правильная категория"
        options={TYPE_OPTIONS}
        rank={rankOptions}
        value={TYPE_OPTIONS.find(({ value }) => value === draft.adType) ?? null}
        error={mistakes.adType}
        onValueChange={(type) => onChange({ adType: type?.value ?? null })}
      />
    </div>
  )
}

export function CategoryHint() {
  return (
    <p className="w-full text-text-muted">
      Перейдут объявления, которые подходят под форму новой категории. Чего в ней нет, то уйдёт;
      вернуть можно отменой пакета.
    </p>
  )
}

export function StatField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <RadioGroup
      label="Новое состояние"
      options={Object.values(AD_STATS).map(({ stat, label }) => ({ value: stat, label }))}
      value={draft.stat}
      error={mistakes.stat}
      onValueChange={(stat) => onChange({ stat })}
    />
  )
}

export function CommentField({ draft, mistakes, onChange }: FieldProps) {
  return (
    <div className="min-w-64 flex-1">
      <TextArea
        label="Комментарий"
        hint="Останется в истории с вашим именем. Владельцы его не увидят."
        limit={500}
        maxLength={500}
        value={draft.comment}
        error={mistakes.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
    </div>
  )
}

export function OverrideHint() {
  return (
    <p className="w-full text-text-muted">
      Где к этому состоянию ведёт обычное решение, сработает оно, со своими правилами.
    </p>
  )
}

export function MessageField({ draft, mistakes, titles, onChange }: FieldProps) {
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] items-start gap-3">
      <TextArea
        label="Сообщение"
        hint="Каждый владелец получит его один раз, со списком своих объявлений, в удобное ему время"
        limit={BATCH_MESSAGE_MAX}
        autoFocus
        value={draft.text}
        error={mistakes.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {draft.text.trim() !== '' && titles.length > 0 && (
        <NoticePreview {...messageContent({ text: draft.text.trim(), titles, url: '' })} />
      )}
    </div>
  )
}
