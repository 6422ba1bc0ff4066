import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { FieldMessage } from './field-message.tsx'
import { useFormValue } from './use-ad-field.ts'

interface FlagFieldProps {
  field: FieldDefinition
}

export function FlagField({ field }: FlagFieldProps) {
  const { value, error, change } = useFormValue(field.key)
  return (
    <>
      <Checkbox checked={value === true} onCheckedChange={(checked) => change(checked)}>
        {field.label}
      </Checkbox>
      <FieldMessage error={error} hint={field.hint} />
    </>
  )
}
