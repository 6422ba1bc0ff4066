import type { NumberKind } from '@trassa/catalog/engine/definition'
import { digitsOf } from '@trassa/catalog/engine/number-kind'
import { NumberField } from '@trassa/ui/fields/number-field'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'
import { YearHint } from './year-hint.tsx'

export function NumberKindField({ field, kind }: KindProps<NumberKind>) {
  const { value, error, change } = useFormValue(field.key)
  const number = typeof value === 'number' ? value : null
  const labels = fieldLabels(field)
  return (
    <NumberField
      {...labels}
      hint={field.key === 'year' ? <YearHint year={number} hint={labels.hint} /> : labels.hint}
      placeholder={field.placeholder}
      error={error}
      fraction={digitsOf(kind)}
      negative={kind.min < 0}
      ungrouped={kind.ungrouped}
      unit={kind.unit}
      value={number}
      onValueChange={change}
    />
  )
}
