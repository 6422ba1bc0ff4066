import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

/** spec §5, §9. */
const CODE_LENGTH = 5

export interface CodeFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (code: string) => void
  /** Called once with the code when its last digit is there. */
  onComplete?: (code: string) => void
}

/**
 * A one-time code: one real input, so that phones offer the code from the SMS and pasting works,
 * drawn as a row of plates.
 */
export function CodeField(props: CodeFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { value, onValueChange, onComplete, ref, ...input } = control
  const [focused, setFocused] = useState(false)
  const active = Math.min(value.length, CODE_LENGTH - 1)
  return (
    <Field {...field} name={input.name}>
      <div className="relative flex w-fit gap-2">
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={clsx(
              'tabular grid h-14 w-12 place-items-center rounded-control border-2 bg-plate font-bold text-heading text-on-plate',
              field.error !== undefined ? 'border-stop-text' : 'border-line-strong',
              focused && index === active && 'border-sign outline-2 outline-sign-text',
            )}
          >
            {value.charAt(index)}
          </span>
        ))}
        <BaseField.Control
          {...input}
          ref={ref}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          value={value}
          onFocus={(event) => {
            setFocused(true)
            // The caret is drawn at the end, so it stands at the end.
            event.currentTarget.setSelectionRange(CODE_LENGTH, CODE_LENGTH)
            input.onFocus?.(event)
          }}
          onBlur={(event) => {
            setFocused(false)
            input.onBlur?.(event)
          }}
          onChange={(event) => {
            const code = event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH)
            onValueChange(code)
            if (code.length === CODE_LENGTH && code !== value) onComplete?.(code)
          }}
          className="absolute inset-0 size-full cursor-text opacity-0 outline-none"
        />
      </div>
    </Field>
  )
}
