import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { groupOptions } from '@trassa/ui/options/group-options'
import type { Kind } from '../address/list-page.ts'
import { optionsOf } from '../filters/filter-choice.ts'
import { kindField } from './kind-field.ts'

/** At most so many links; the complete list is in the search field above. */
const KINDS_SHOWN = 24

/** The kinds of things of a type by their headings, where they have some, or else one by one. */
export function kindsOf(form: FormDefinition): Kind[] {
  const field = kindField(form)
  if (!field) return []
  const options = optionsOf(field)
  const groups = groupOptions(options)
  const kinds: Kind[] =
    groups.length === 1
      ? options.map(({ label, value }) => [label, [Number(value)]])
      : groups.flatMap(({ title, options: inGroup }): Kind[] =>
          title ? [[title, inGroup.map(({ value }) => Number(value))]] : [],
        )
  return kinds.slice(0, KINDS_SHOWN)
}
