import type { FieldDefinition } from '@trassa/catalog/engine/definition'

/** Props of a control that come from its field's definition. */
export const fieldLabels = ({ label, hint, required }: FieldDefinition) => ({
  label,
  hint,
  optional: required === undefined,
})

export interface KindProps<Kind> {
  field: FieldDefinition
  kind: Kind
}
