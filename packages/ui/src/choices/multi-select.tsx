import { Select as BaseSelect } from '@base-ui/react/select'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import type { Option } from '../options/option.ts'
import { LABELS } from '../text/labels.ts'
import { CheckboxIndicator } from './checkbox-indicator.tsx'
import { SelectPopup } from './select-popup.tsx'

export interface MultiSelectProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  placeholder?: string
  name?: string
}

/** Selects several of a few options in a popup; shows the chosen ones, or their number if they are many. */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, placeholder = LABELS.choose, name } = control
  const labels = options.filter((option) => value.includes(option.value)).map(({ label }) => label)
  return (
    <Field {...field} name={name}>
      <BaseSelect.Root
        multiple
        items={options}
        value={value}
        onValueChange={onValueChange}
        name={name}
      >
        <BaseSelect.Trigger className="control flex cursor-pointer items-center justify-between gap-2 px-control-inset text-left">
          <BaseSelect.Value className="truncate data-placeholder:text-text-muted">
            {() =>
              labels.length === 0 ? (
                <span className="text-text-muted">{placeholder}</span>
              ) : (
                labels.join(', ')
              )
            }
          </BaseSelect.Value>
          <span className="flex items-center gap-2 text-text-muted">
            {labels.length > 1 && <span className="text-caption">{labels.length}</span>}
            <ChevronDown />
          </span>
        </BaseSelect.Trigger>
        <SelectPopup>
          {options.map((option) => (
            <BaseSelect.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="option"
            >
              <CheckboxIndicator checked={value.includes(option.value)} />
              <BaseSelect.ItemText className="flex-1">{option.label}</BaseSelect.ItemText>
              {option.hint && <span className="text-caption text-text-muted">{option.hint}</span>}
            </BaseSelect.Item>
          ))}
        </SelectPopup>
      </BaseSelect.Root>
    </Field>
  )
}
