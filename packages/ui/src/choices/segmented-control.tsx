import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import clsx from 'clsx'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import type { Option } from '../options/option.ts'

export interface SegmentedControlProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  name?: string
}

/** Selects one of two to four short options, side by side. */
export function SegmentedControl<Value extends string | number>(
  props: SegmentedControlProps<Value>,
) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, name } = control
  return (
    <Field {...field} name={name} group>
      <RadioGroup<Value>
        name={name}
        value={value}
        onValueChange={onValueChange}
        className="flex min-h-control w-full rounded-control border border-line-strong bg-surface-raised p-0.75"
      >
        {options.map((option, index) => (
          <Radio.Root
            key={option.value}
            value={option.value}
            aria-label={option.label}
            disabled={option.disabled}
            className={clsx(
              'relative flex flex-1 cursor-pointer items-center justify-center rounded-[5px] px-3 text-center text-text-muted transition-colors hover:text-text data-checked:bg-sign data-checked:font-medium data-checked:text-on-sign data-disabled:cursor-not-allowed data-disabled:opacity-50',
              'forced-colors:data-checked:bg-[Highlight] forced-colors:data-checked:text-[HighlightText] forced-colors:data-checked:forced-color-adjust-none',
              index > 0 &&
                'before:absolute before:left-0 before:h-4 before:border-l before:border-dashed before:border-line-strong data-checked:before:hidden [[data-checked]+input+&]:before:hidden',
            )}
          >
            {option.label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </Field>
  )
}
