import { NumberField } from '@trassa/ui/fields/number-field'
import { useDefinition } from '../context/definition-context.ts'
import { useAdField } from '../fields/use-ad-field.ts'

export function PriceField() {
  const { priceRequired } = useDefinition()
  const { value, error, change } = useAdField('price')
  return (
    <NumberField
      label={priceRequired ? 'Цена' : 'Цена от'}
      unit="₽"
      optional={!priceRequired}
      error={error}
      value={value}
      onValueChange={change}
    />
  )
}
