import type { FieldDefinition, FormDefinition } from '../definition.ts'

const formOf = new WeakMap<FormDefinition, FormDefinition>()

/** What a list needs of a form: fields that filter it, without what only a form for an ad says. The same object for the same form. */
export function filterForm(form: FormDefinition): FormDefinition {
  const known = formOf.get(form)
  if (known) return known
  const fields = form.fields.flatMap(({ key, label, kind, filter, visibleWhen }) =>
    filter
      ? [
          {
            key,
            label,
            kind,
            filter,
            section: '',
            ...(visibleWhen && { visibleWhen }),
          } satisfies FieldDefinition,
        ]
      : [],
  )
  const made = { ...form, sections: [], fields, title: [], summary: [] }
  formOf.set(form, made)
  return made
}
