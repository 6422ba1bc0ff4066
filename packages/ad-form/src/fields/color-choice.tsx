import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { FormOption } from '@trassa/catalog/engine/definition'
import { Field, type FieldProps, splitFieldProps } from '@trassa/ui/fields/field'
import clsx from 'clsx'

interface ColorChoiceProps extends FieldProps {
  options: readonly FormOption[]
  value: number | null
  onValueChange: (value: number) => void
}

/** Selects one colour of a palette; the label shows the name of the chosen one. */
export function ColorChoice(props: ColorChoiceProps) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange } = control
  const chosen = options.find(({ id }) => id === value)
  const label = (
    <>
      {field.label}
      {chosen && <span className="ml-2 font-regular text-text-muted">{chosen.name}</span>}
    </>
  )
  return (
    <Field {...field} label={label} group>
      <RadioGroup<number | null>
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        className="grid grid-cols-8 justify-items-center gap-y-1 max-sm:-mx-1 sm:w-fit sm:gap-x-1 desk:grid-cols-[repeat(16,auto)]"
      >
        {options.map(({ id, name, hex }) => (
          <Radio.Root
            key={id}
            value={id}
            aria-label={name}
            title={name}
            className={clsx(
              'grid size-10 cursor-pointer place-items-center rounded-full border-2 border-transparent desk:size-8',
              'data-checked:border-sign-text',
            )}
          >
            <span
              className="size-7 rounded-full border border-line-strong desk:size-5.5"
              style={{ backgroundColor: hex }}
            />
          </Radio.Root>
        ))}
      </RadioGroup>
    </Field>
  )
}
