import type { FieldDefinition } from '@trassa/catalog/engine/definition'

/** What every control says of its field: most are required, the others are named. */
export const fieldLabels = ({ label, hint, required }: FieldDefinition) => ({
  label,
  hint,
  optional: required === undefined,
})

export interface KindProps<Kind> {
  field: FieldDefinition
  kind: Kind
}
