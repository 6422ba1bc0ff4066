import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Issue } from '@trassa/contracts/errors'
import { COMMON_COLUMNS, type CommonKey } from './common-columns.ts'

/** What a field is called to people; a common column by its name in files. */
export const labelOf = (form: FormDefinition, key: string): string =>
  form.fields.find((field) => field.key === key)?.label ??
  COMMON_COLUMNS[key as CommonKey]?.label ??
  key

/**
 * The mistakes of a content (`checkComplete`) by their fields, without fields that something is told of already, and
 * without what follows from that: a model is missing because its mark is wrong.
 */
export function untoldMistakes(
  form: FormDefinition,
  open: readonly Issue[],
  told: ReadonlySet<string>,
): { key: string; msg: string }[] {
  return open.flatMap(({ loc, msg }) => {
    const key = String(loc.at(-1))
    const kind = form.fields.find((field) => field.key === key)?.kind
    const isCaused =
      kind?.type === 'dictionary' && kind.dependsOn !== undefined && told.has(kind.dependsOn)
    return told.has(key) || isCaused ? [] : [{ key, msg }]
  })
}
