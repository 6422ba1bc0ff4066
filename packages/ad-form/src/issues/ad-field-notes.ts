import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { FieldNotes } from './field-notes.ts'
import { type FieldName, fieldNameOf } from './mark-issues.ts'

/** The form's field of a reason's `field`: a key of the ad type's definition or of the common fields. */
export const fieldNamed = (definition: FormDefinition, key: string): FieldName | null => {
  const isOwn = definition.fields.some((field) => field.key === key)
  return fieldNameOf({ loc: isOwn ? ['body', 'fields', key] : ['body', key], msg: '', type: '' })
}

/** Notes beside the fields: a moderator's reasons. */
export function adFieldNotes(
  definition: FormDefinition,
  ad: Pick<EditableAd, 'reasons'> | null,
): FieldNotes {
  const notes = new Map<FieldName, string[]>()
  for (const { field, message } of ad?.reasons ?? []) {
    const name = fieldNamed(definition, field)
    if (name) notes.set(name, [...(notes.get(name) ?? []), message])
  }
  return notes
}
