import type { Fields } from '@trassa/contracts/entities/ad'
import {
  type FieldDefinition,
  type FormDefinition,
  type Line,
  type Names,
  visibleFields,
} from './form-definition.ts'
import { shortText, valueText } from './form-text.ts'
import { NBSP } from './format.ts'

function writeLine(
  form: FormDefinition,
  line: Line,
  joins: { inside: string; between: string },
  write: (field: FieldDefinition, group: readonly string[]) => string | undefined,
  fields: Fields,
): string {
  const shown = new Map(visibleFields(form, fields).map((field) => [field.key, field]))
  return line
    .map((group) =>
      group
        .map((key) => shown.get(key))
        .map((field) => field && write(field, group))
        .filter((text) => text !== undefined)
        .join(joins.inside),
    )
    .filter((text) => text !== '')
    .join(joins.between)
}

/** `LADA Granta I, 2018`; the type's name while nothing is filled in. */
export function titleOf(form: FormDefinition, fields: Fields, names: Names): string {
  const joins = { inside: ' ', between: ', ' }
  const write = (field: FieldDefinition) => valueText(field, fields, names)
  return writeLine(form, form.title, joins, write, fields) || form.name
}

/** `2018 · 84 000 км · 1.6 MT · передний`; breaks only at the dots. */
export function summaryOf(form: FormDefinition, fields: Fields, names: Names): string {
  const joins = { inside: NBSP, between: `${NBSP}· ` }
  const write = (field: FieldDefinition, group: readonly string[]) =>
    shortText(field, fields, names, group.length > 1)
  return writeLine(form, form.summary, joins, write, fields)
}

export interface FactRow {
  key: string
  label: string
  value: string
}

/** The table of facts on the ad's page, in the order of the form, without empty rows. */
export function tableOf(form: FormDefinition, fields: Fields, names: Names): FactRow[] {
  return visibleFields(form, fields)
    .filter((field) => field.card === 'table')
    .flatMap((field) => {
      const value = valueText(field, fields, names)
      return value === undefined ? [] : [{ key: field.key, label: field.label, value }]
    })
}

export interface FactList {
  key: string
  label: string
  groups: { title: string; items: string[] }[]
}

/** The lists on the ad's page (equipment), by group; without those that are empty. */
export function listsOf(form: FormDefinition, fields: Fields): FactList[] {
  return visibleFields(form, fields).flatMap(({ key, label, kind, card }) => {
    const value = fields[key]
    if (card !== 'list' || kind.type !== 'enumeration' || !Array.isArray(value)) return []
    const chosen = kind.options.filter((option) => value.includes(option.id))
    const groups = Map.groupBy(chosen, (option) => option.group ?? label)
    return chosen.length === 0
      ? []
      : [
          {
            key,
            label,
            groups: [...groups].map(([title, options]) => ({
              title,
              items: options.map((option) => option.name),
            })),
          },
        ]
  })
}
