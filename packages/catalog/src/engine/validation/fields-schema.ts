import type { Fields } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import type { FormDefinition } from '../definition.ts'
import { readFields, type Strictness } from './read-fields.ts'

function fieldsSchema(form: FormDefinition, now: Date, strictness: Strictness): z.ZodType<Fields> {
  return z.record(z.string(), z.unknown()).transform((input, context): Fields => {
    const { fields, issues } = readFields(form, input, now, strictness)
    for (const { key, msg, type } of issues) {
      context.addIssue({ code: 'custom', path: [key], message: msg, params: { type } })
    }
    return fields
  })
}

/**
 * The fields of a draft: anything may be missing or `null` (cleared), what is there must be of the
 * right type and not too large; unknown keys are refused. `now` bounds the year.
 */
export const draftFieldsSchema = (form: FormDefinition, now: Date): z.ZodType<Fields> =>
  fieldsSchema(form, now, 'draft')

/**
 * The fields of an ad that is submitted: everything asked for is there and within bounds; what
 * `visibleWhen` hides is dropped. That dictionary values exist and belong together is for whoever
 * has the dictionaries (`dictionaryChain`).
 */
export const completeFieldsSchema = (form: FormDefinition, now: Date): z.ZodType<Fields> =>
  fieldsSchema(form, now, 'complete')
