import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { FieldNote, FieldNotes } from './fields/field-place.tsx'
import type { FieldName } from './mark-issues.ts'
import { fieldNameOf } from './mark-issues.ts'
import { Notice } from './notice.tsx'

const REVISED = 'Изменение сначала проверит модератор, до этого покупатели видят прежнее.'

const nameOf = (definition: FormDefinition, key: string): FieldName | null => {
  const isOwn = definition.fields.some((field) => field.key === key)
  return fieldNameOf({ loc: isOwn ? ['body', 'fields', key] : ['body', key], msg: '', type: '' })
}

/** What stands beside the fields of an ad that buyers see or a moderator has sent back. */
export function notesOf(definition: FormDefinition, ad: EditableAd | null): FieldNotes {
  const notes = new Map<FieldName, FieldNote[]>()
  const add = (name: FieldName | null, note: FieldNote) => {
    if (name) notes.set(name, [...(notes.get(name) ?? []), note])
  }
  for (const { field, message } of ad?.reasons ?? []) {
    add(nameOf(definition, field), { tone: 'moderator', text: message })
  }
  if (ad?.stat === AD_STATS.active.stat) {
    for (const { key, revision } of definition.fields) {
      if (revision) add(`fields.${key}`, { tone: 'revision', text: REVISED })
    }
    add('photos', { tone: 'revision', text: REVISED })
  }
  return notes
}

/** What one has to know about the whole ad before changing it. */
export function EditNotices({ ad }: { ad: EditableAd | null }) {
  if (!ad || ad.stat === AD_STATS.draft.stat) return null
  if (ad.reasons.length > 0) {
    return (
      <Notice
        tone="stop"
        title={
          ad.stat === AD_STATS.active.stat
            ? 'Модератор не принял последние изменения'
            : 'Модератор просит исправить'
        }
      >
        <ul className="list-disc pl-5">
          {ad.reasons.map(({ code, field, message }) => (
            <li key={`${code} ${field}`}>{message}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (ad.stat !== AD_STATS.active.stat) return null
  return (
    <Notice
      tone="sign"
      title={
        ad.revision === 'pending'
          ? 'Последние изменения ещё проверяются'
          : 'Объявление опубликовано'
      }
    >
      Цена и текст меняются сразу. Марку, модель, VIN и фотографии сначала проверит модератор, до
      этого покупатели видят прежние.
    </Notice>
  )
}
