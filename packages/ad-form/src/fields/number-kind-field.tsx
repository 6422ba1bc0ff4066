import type { NumberKind } from '@trassa/catalog/form-definition'
import { digitsOf } from '@trassa/catalog/number-field'
import { NumberField } from '@trassa/ui/number-field'
import { type KindProps, wordsOf } from './field-words.ts'
import { useFormValue } from './use-ad-field.ts'

export function NumberKindField({ field, kind }: KindProps<NumberKind>) {
  const { value, error, change } = useFormValue(field.key)
  return (
    <NumberField
      {...wordsOf(field)}
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
