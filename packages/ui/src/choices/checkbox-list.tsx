import { Field as BaseField } from '@base-ui/react/field'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import type { Option } from '../options/option.ts'
import { Checkbox } from './checkbox.tsx'

export interface CheckboxListProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  /** In two columns where there is room for them. */
  inColumns?: boolean
}

/** Selects several options, all visible: filters with counts. The value is in the order of the options. */
export function CheckboxList<Value extends string | number>(props: CheckboxListProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, inColumns } = control
  const chosen = (ticked: boolean, changed: Value) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === changed ? ticked : value.includes(one)))
  return (
    <Field {...field} group>
      <div className={inColumns ? 'sm:columns-2' : undefined}>
        {options.map((option) => (
          // Own accessible name: otherwise each checkbox gets the name of the group.
          <BaseField.Item key={option.value} className="break-inside-avoid">
            <Checkbox
              checked={value.includes(option.value)}
              disabled={field.disabled || option.disabled}
              onCheckedChange={(ticked) => onValueChange(chosen(ticked, option.value))}
              hint={option.hint}
            >
              {option.label}
            </Checkbox>
          </BaseField.Item>
        ))}
      </div>
    </Field>
  )
}
