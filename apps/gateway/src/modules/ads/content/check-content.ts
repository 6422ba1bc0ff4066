import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { readFields, type Strictness } from '@trassa/catalog/engine/validation/read-fields'
import { AppError } from '@trassa/contracts/app-error'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'
import type { Executor } from '../../../platform/database/connect.ts'
import { type DictionaryRows, readDictionaryRows } from '../../reference/public.ts'
import { dictionaryMistakes, dictionaryRefs } from './ad-content.ts'
import { mergeFields } from './ad-fields.ts'

/** An ad's content as it is checked, with the dictionary rows that it refers to. */
export interface CheckedContent {
  content: AdInput
  rows: DictionaryRows
}

export interface ContentCheck {
  form: FormDefinition
  content: AdInput
  photosTotal: number
  now: Date
  strictness: Strictness
}

/**
 * Checks what an owner filled in: a draft may lack anything, but what is there must be storable; a
 * complete ad must be ready for buyers, and its dictionary values belong together (domain §4).
 *
 * @param rows of `dictionaryRefs`
 * @returns the content as it can be stored, and the first mistake of each field.
 */
export function checkWithRows(
  { form, content, photosTotal, now, strictness }: ContentCheck,
  rows: DictionaryRows,
): { content: AdInput; issues: Issue[] } {
  const read = readFields(form, content.fields, now, strictness)
  const issues =
    strictness === 'draft'
      ? read.issues.map(({ key, msg, type }) => ({ loc: ['body', 'fields', key], msg, type }))
      : [
          ...checkComplete(form, { ...content, photosTotal }, now),
          ...dictionaryMistakes(form, read.fields, rows),
        ]
  return {
    content: { ...content, fields: mergeFields(read.fields, {}) },
    issues: oneForEachField([...issues, ...cityMistakes(content, rows)]),
  }
}

/** The same, with the rows that it reads for it. */
export async function checkContent(
  db: Executor,
  check: ContentCheck,
): Promise<CheckedContent & { issues: Issue[] }> {
  const rows = await readDictionaryRows(db, dictionaryRefs(check.form, check.content))
  return { rows, ...checkWithRows(check, rows) }
}

/**
 * The same for content that cannot be taken with a mistake.
 *
 * @throws AppError `request.invalid` with every mistake at its field.
 */
export async function requireValidContent(
  db: Executor,
  check: ContentCheck,
): Promise<CheckedContent> {
  const { issues, ...checked } = await checkContent(db, check)
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
  return checked
}

function cityMistakes({ cityId }: AdInput, rows: DictionaryRows): Issue[] {
  if (cityId === null || rows({ dictionary: 'cities', id: cityId })) return []
  return [{ loc: ['body', 'cityId'], msg: 'Выберите город из списка', type: 'value_error' }]
}

/** Only the first mistake of a field is shown. */
function oneForEachField(issues: Issue[]): Issue[] {
  const first = new Map<string, Issue>()
  for (const issue of issues) {
    const place = issue.loc.join('.')
    if (!first.has(place)) first.set(place, issue)
  }
  return [...first.values()]
}
