import type { NumberKind } from '@trassa/catalog/engine/definition'
import { digitsOf } from '@trassa/catalog/engine/number-kind'
import { NumberField } from '@trassa/ui/fields/number-field'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'

export function NumberKindField({ field, kind }: KindProps<NumberKind>) {
  const { value, error, change } = useFormValue(field.key)
  return (
    <NumberField
      {...fieldLabels(field)}
      placeholder={field.placeholder}
      error={error}
      fraction={digitsOf(kind)}
      negative={kind.min < 0}
      ungrouped={kind.ungrouped}
      unit={kind.unit}
      value={typeof value === 'number' ? value : null}
      onValueChange={change}
    />
  )
}
