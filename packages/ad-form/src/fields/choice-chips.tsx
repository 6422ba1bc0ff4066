import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Field, type FieldProps, splitFieldProps } from '@trassa/ui/fields/field'
import type { Option } from '@trassa/ui/options/option'

interface ChoiceChipsProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
}

/** Selects one of a few visible options. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange } = control
  return (
    <Field {...field} group>
      <RadioGroup<Value | null>
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        className="flex flex-wrap gap-1.5"
      >
        {options.map((option) => (
          <Radio.Root
            key={option.value}
            value={option.value}
            // Own accessible name: otherwise each radio gets the name of the group.
            aria-label={option.label}
            className="inline-flex min-h-control min-w-control cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface-raised px-3 text-center transition-colors hover:border-text-muted data-checked:border-sign-text data-checked:bg-sign-quiet data-checked:font-medium data-checked:text-sign-text data-invalid:border-stop-text"
          >
            {option.label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </Field>
  )
}
