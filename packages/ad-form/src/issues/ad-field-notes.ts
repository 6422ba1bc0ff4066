import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { FieldNote, FieldNotes } from './field-notes.ts'
import { type FieldName, fieldNameOf } from './mark-issues.ts'

const REVISED = 'Изменение сначала проверит модератор, до этого покупатели видят прежнее.'

const nameOf = (definition: FormDefinition, key: string): FieldName | null => {
  const isOwn = definition.fields.some((field) => field.key === key)
  return fieldNameOf({ loc: isOwn ? ['body', 'fields', key] : ['body', key], msg: '', type: '' })
}

/** Notes beside the fields: a moderator's reasons (needsFix), and which changes of an active ad become a pending revision. */
export function adFieldNotes(
  definition: FormDefinition,
  ad: Pick<EditableAd, 'stat' | 'reasons'> | null,
): FieldNotes {
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
