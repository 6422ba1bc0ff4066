import { Radio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import type { Option } from '../options/option.ts'

export interface RadioGroupProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
}

/** Selects one of two to five options, all visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, name } = control
  return (
    <Field {...field} name={name} group>
      <BaseRadioGroup<Value | null>
        name={name}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside
          <label
            key={option.value}
            className="flex min-h-control-small pointer-coarse:min-h-11 cursor-pointer items-start gap-2.5 py-1.5 has-data-disabled:cursor-not-allowed has-data-disabled:text-text-muted"
          >
            <Radio.Root
              value={option.value}
              aria-label={option.label}
              disabled={option.disabled}
              className="my-[calc((var(--text-body--line-height)-20px)/2)] grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-raised data-checked:border-sign data-checked:bg-sign"
            >
              <Radio.Indicator className="size-2 rounded-full bg-on-sign forced-colors:bg-[ButtonText]" />
            </Radio.Root>
            <span>
              {option.label}
              {option.hint && (
                <span className="block text-caption text-text-muted">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </BaseRadioGroup>
    </Field>
  )
}
