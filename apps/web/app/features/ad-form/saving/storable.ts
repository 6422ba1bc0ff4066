import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { readFields } from '@trassa/catalog/engine/validation/read-fields'
import { adInputSchema } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'

export interface Storable {
  /** The content that a draft accepts; refused values are replaced by the last saved ones. */
  content: AdContent
  /** The issues of the refused values, which stay in the form. */
  issues: Issue[]
}

const COMMON = adInputSchema.omit({ fields: true })

/**
 * Splits the content into what the server accepts and the issues of what it refuses (year 3018): one
 * invalid value does not prevent the others from being saved.
 */
export function storableOf(
  form: FormDefinition,
  wanted: AdContent,
  saved: AdContent,
  now: Date,
): Storable {
  const own = readFields(form, wanted.fields, now, 'draft')
  const common = COMMON.safeParse(wanted)
  const commonIssues = common.error?.issues ?? []
  const refusedKeys = new Set(commonIssues.map(({ path }) => path[0]))
  const kept = Object.entries(saved).filter(([key]) => refusedKeys.has(key))
  const keptFields = own.issues.map(({ key }) => [key, saved.fields[key] ?? null] as const)
  return {
    content: {
      ...wanted,
      ...Object.fromEntries(kept),
      fields: { ...presentOf(own.fields), ...Object.fromEntries(keptFields) },
    },
    issues: [
      ...own.issues.map(({ key, msg, type }) => ({ loc: ['body', 'fields', key], msg, type })),
      ...commonIssues.map(({ path, message, code }) => ({
        loc: ['body', String(path[0])],
        msg: message,
        type: code,
      })),
    ],
  }
}

function presentOf(fields: ReturnType<typeof readFields>['fields']): AdContent['fields'] {
  const present: AdContent['fields'] = {}
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) present[key] = value
  }
  return present
}
