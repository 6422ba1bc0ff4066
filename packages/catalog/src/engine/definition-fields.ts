import type { Fields } from '@trassa/contracts/entities/ad'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { Condition, DictionaryName, FieldDefinition, FormDefinition } from './definition.ts'

export function fieldOf(form: FormDefinition, key: string): FieldDefinition | undefined {
  return form.fields.find((field) => field.key === key)
}

/** Whether `condition` holds for these values; an absent condition always holds. */
export function isMet(condition: Condition | undefined, fields: Fields): boolean {
  if (!condition) return true
  const value = fields[condition.field]
  if ('absent' in condition) return value === undefined || value === null
  const listed = (list: readonly (number | boolean)[]) => list.some((item) => item === value)
  return 'in' in condition ? listed(condition.in) : !listed(condition.notIn)
}

/** The fields whose condition holds for these values, in the order of the form. */
export function visibleFields(form: FormDefinition, fields: Fields): FieldDefinition[] {
  return form.fields.filter((field) => isMet(field.visibleWhen, fields))
}

/** A dictionary field of a form and the field that its rows depend on. */
export interface ChainLink {
  readonly key: string
  readonly dictionary: DictionaryName
  readonly codes?: readonly MarkCode[]
  readonly parent: string | null
}

/**
 * The dictionary fields, parents first. The gateway checks against the database that each value exists
 * and belongs to its parent's value (a model to its mark).
 */
export function dictionaryChain(form: FormDefinition): ChainLink[] {
  return form.fields.flatMap(({ key, kind }) =>
    kind.type === 'dictionary'
      ? [
          {
            key,
            dictionary: kind.dictionary,
            ...(kind.codes && { codes: kind.codes }),
            parent: kind.dependsOn ?? null,
          },
        ]
      : [],
  )
}
