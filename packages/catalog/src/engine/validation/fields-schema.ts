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
 * Schema of a draft's fields: any may be absent or `null` (cleared); the others must have the right type
 * and size; unknown keys are refused. `now` bounds the year.
 */
export const draftFieldsSchema = (form: FormDefinition, now: Date): z.ZodType<Fields> =>
  fieldsSchema(form, now, 'draft')

/**
 * Schema of a submitted ad's fields: all required ones are present and within bounds; hidden ones
 * (`visibleWhen`) are dropped. The gateway checks dictionary values (`dictionaryChain`).
 */
export const completeFieldsSchema = (form: FormDefinition, now: Date): z.ZodType<Fields> =>
  fieldsSchema(form, now, 'complete')
