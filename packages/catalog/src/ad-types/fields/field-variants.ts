import type { FieldDefinition, FormOption } from '../../engine/definition.ts'

/** The same field, optional. */
export function optional({ required: _, ...field }: FieldDefinition): FieldDefinition {
  return field
}

/** The same field in another section. */
export const inSection = (section: string, field: FieldDefinition): FieldDefinition => ({
  ...field,
  section,
})

/** An enumeration field with one value, filtered by several. */
export const choice = (
  field: Pick<FieldDefinition, 'key' | 'label' | 'section'> &
    Partial<FieldDefinition> & { options: readonly FormOption[] },
): FieldDefinition => {
  const { options, ...rest } = field
  return { filter: 'many', card: 'table', ...rest, kind: { type: 'enumeration', options } }
}
