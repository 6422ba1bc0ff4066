import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { readFields, type Strictness } from '@trassa/catalog/engine/validation/read-fields'
import { AppError } from '@trassa/contracts/app-error'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'
import type { ErrorCode, Issue } from '@trassa/contracts/errors'
import type { Executor } from '../../../platform/database/connect.ts'
import { type DictionaryRows, readDictionaryRows } from '../../reference/public.ts'
import { dictionaryMistakes, dictionaryRefs } from './ad-content.ts'
import { mergeFields } from './ad-fields.ts'

/** An ad's content that has passed its check, with the dictionary rows that it refers to. */
export interface CheckedContent {
  content: AdInput
  rows: DictionaryRows
}

interface Check {
  form: FormDefinition
  content: AdInput
  photosTotal: number
  now: Date
  strictness: Strictness
  /** What a mistake is reported as. */
  code: ErrorCode
}

/**
 * Checks what an owner filled in: a draft may lack anything, but what is there must be storable; a
 * complete ad must be ready for buyers, and its dictionary values belong together (domain §4).
 *
 * @throws AppError with every mistake at its field.
 */
export async function checkContent(db: Executor, check: Check): Promise<CheckedContent> {
  const { form, content, now, strictness } = check
  const rows = await readDictionaryRows(db, dictionaryRefs(form, content))
  const read = readFields(form, content.fields, now, strictness)
  const issues =
    strictness === 'draft'
      ? read.issues.map(({ key, msg, type }) => ({ loc: ['body', 'fields', key], msg, type }))
      : [
          ...checkComplete(form, { ...content, photosTotal: check.photosTotal }, now),
          ...dictionaryMistakes(form, read.fields, rows),
        ]
  const mistakes = [...issues, ...cityMistakes(content, rows)]
  if (mistakes.length > 0) throw new AppError(check.code, { issues: oneForEachField(mistakes) })
  return { rows, content: { ...content, fields: filled(read.fields) } }
}

const filled = (fields: Fields) => mergeFields(fields, {})

function cityMistakes({ cityId }: AdInput, rows: DictionaryRows): Issue[] {
  if (cityId === null || rows({ dictionary: 'cities', id: cityId })) return []
  return [{ loc: ['body', 'cityId'], msg: 'Выберите город из списка', type: 'value_error' }]
}

/** The first thing that is wrong with a field is what its owner has to see. */
function oneForEachField(issues: Issue[]): Issue[] {
  const first = new Map<string, Issue>()
  for (const issue of issues) {
    const place = issue.loc.join('.')
    if (!first.has(place)) first.set(place, issue)
  }
  return [...first.values()]
}
