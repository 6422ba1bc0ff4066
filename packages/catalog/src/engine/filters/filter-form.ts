import type { FieldDefinition, FieldKind, FormDefinition } from '../definition.ts'

const formOf = new WeakMap<FormDefinition, FormDefinition>()

/**
 * What a list needs of a form: fields that filter it, without what only a form for an ad and its summary say. The same object for the
 * same form.
 */
export function filterForm(form: FormDefinition): FormDefinition {
  const known = formOf.get(form)
  if (known) return known
  const fields = form.fields.flatMap(({ key, label, kind, filter }) =>
    filter
      ? [{ key, label, kind: filterKind(kind), filter, section: '' } satisfies FieldDefinition]
      : [],
  )
  const made = { ...form, sections: [], fields, title: [], summary: [] }
  formOf.set(form, made)
  return made
}

function filterKind(kind: FieldKind): FieldKind {
  if (kind.type === 'enumeration') {
    return { ...kind, options: kind.options.map(({ short: _, ...option }) => option) }
  }
  if (kind.type === 'dictionary') {
    const { prefills: _, ...own } = kind
    return own
  }
  return kind
}
