import type { Fields } from '@trassa/contracts/entities/ad'
import { NBSP } from '../../format/numbers.ts'
import type { FieldDefinition, FormDefinition, Line, Names } from '../definition.ts'
import { visibleFields } from '../definition-fields.ts'
import { shortText, valueText } from './value-text.ts'

type Write = (field: FieldDefinition, group: readonly string[]) => string | undefined

/** Whether the next word begins with this one: «Восход Восход-3М». */
function isSaidAgain(word: string, next: string | undefined): boolean {
  if (!next?.startsWith(word)) return false
  const rest = next.slice(word.length)
  return rest === '' || (word.length > 1 && /^[\s-]/.test(rest))
}

/** The words of each group without the repeated ones; empty groups are dropped. */
function lineWords(form: FormDefinition, line: Line, fields: Fields, write: Write): string[][] {
  const shown = new Map(visibleFields(form, fields).map((field) => [field.key, field]))
  return line
    .map((group) =>
      group
        .map((key) => shown.get(key))
        .map((field) => field && write(field, group))
        .filter((word) => word !== undefined)
        .filter((word, index, words) => !isSaidAgain(word, words[index + 1])),
    )
    .filter((words) => words.length > 0)
}

/** `Lada (ВАЗ)` → `Lada`: the brackets are a hint for lists only. */
const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/g, '') || name

/** The ad's title: `LADA Granta I, 2018`; the type's name while its fields are empty. */
export function titleOf(form: FormDefinition, fields: Fields, names: Names): string {
  const groups = lineWords(form, form.title, fields, (field) => {
    const word = valueText(field, fields, names)
    return word && field.kind.type === 'dictionary' ? withoutBrackets(word) : word
  })
  return groups.map((words) => words.join(' ')).join(', ') || form.name
}

/** Whether a title has a name as words of its own, in any case: «Фара LADA Granta» has `Granta`, not `Gran`. */
function isSaid(title: string, name: string): boolean {
  const letters = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
  return letters(title).includes(letters(name))
}

/**
 * The summary line: `2018 · 84 000 км · 1.6 MT · передний`; it breaks only after the dots. The mark and the model that
 * the title says are left out.
 */
export function summaryOf(form: FormDefinition, fields: Fields, names: Names): string {
  const title = titleOf(form, fields, names)
  const groups = lineWords(form, form.summary, fields, (field, group) => {
    const word = shortText(field, fields, names, group.length > 1)
    if (!word || field.kind.type !== 'dictionary') return word
    const name = withoutBrackets(word)
    return isSaid(title, name) ? undefined : name
  })
  const line = groups.map((words) => words.join(NBSP).replaceAll(' ', NBSP)).join(`${NBSP}· `)
  return line.charAt(0).toUpperCase() + line.slice(1)
}

export interface FactRow {
  key: string
  label: string
  value: string
}

/** The specification table of the ad's page, in the order of the form, without empty rows. */
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

/** The lists of the ad's page (equipment), by group, without empty ones. */
export function listsOf(form: FormDefinition, fields: Fields): FactList[] {
  return visibleFields(form, fields).flatMap(({ key, label, kind, card }) => {
    const value = fields[key]
    if (card !== 'list' || kind.type !== 'enumeration' || !Array.isArray(value)) return []
    const chosen = kind.options.filter((option) => value.includes(option.id))
    if (chosen.length === 0) return []
    const titles = new Set(chosen.map(({ group }) => group))
    const groups = [...titles].map((title = label) => ({
      title,
      items: chosen.filter(({ group = label }) => group === title).map(({ name }) => name),
    }))
    return [{ key, label, groups }]
  })
}
