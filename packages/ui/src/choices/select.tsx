import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import type { Option } from '../options/option.ts'
import { LABELS } from '../text/labels.ts'
import { SelectPopup } from './select-popup.tsx'

export interface SelectProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onValueChange: (value: Value | null) => void
  /** Text while nothing is chosen. */
  placeholder?: string
  name?: string
}

/** Selects one of up to about fifteen options; use `Combobox` for more. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, placeholder = LABELS.choose, name } = control
  return (
    <Field {...field} name={name}>
      <BaseSelect.Root items={options} value={value} onValueChange={onValueChange} name={name}>
        <BaseSelect.Trigger className="control flex cursor-pointer items-center justify-between gap-2 px-control-inset text-left">
          <BaseSelect.Value
            placeholder={placeholder}
            className="truncate data-placeholder:text-text-muted"
          />
          <BaseSelect.Icon className="text-text-muted">
            <ChevronDown />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <SelectPopup>
          {options.map((option) => (
            <BaseSelect.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="option"
            >
              <BaseSelect.ItemText className="flex-1">{option.label}</BaseSelect.ItemText>
              {option.hint && <span className="text-caption text-text-muted">{option.hint}</span>}
              <span className="w-5">
                <BaseSelect.ItemIndicator>
                  <Check className="text-sign-text" />
                </BaseSelect.ItemIndicator>
              </span>
            </BaseSelect.Item>
          ))}
        </SelectPopup>
      </BaseSelect.Root>
    </Field>
  )
}
