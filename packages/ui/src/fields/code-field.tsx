import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface CodeFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (code: string) => void
  /** How many digits; five in an SMS (spec §5, §9). */
  length?: number
  /** Called once with the complete code. */
  onComplete?: (code: string) => void
}

/**
 * A one-time code of an SMS or an authenticator app: a single input drawn as a row of plates, so that
 * phones offer the code of the SMS and pasting works.
 */
export function CodeField(props: CodeFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { value, onValueChange, onComplete, length = 5, ref, ...input } = control
  const [focused, setFocused] = useState(false)
  const active = Math.min(value.length, length - 1)
  return (
    <Field {...field} name={input.name}>
      <div className="relative flex w-fit max-w-full gap-2">
        {Array.from({ length: length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={clsx(
              'tabular grid h-14 w-12 min-w-0 place-items-center rounded-control border-2 bg-plate font-bold text-heading text-on-plate',
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
            input.onFocus?.(event)
          }}
          // The drawn caret is at the end, so the real one must be there too, wherever a click or an arrow key puts
          // it: a digit typed in the middle of a wrong code would shift the others.
          onSelect={(event) => {
            const { selectionStart, selectionEnd, value: code } = event.currentTarget
            if (selectionStart === selectionEnd && selectionEnd !== code.length)
              event.currentTarget.setSelectionRange(code.length, code.length)
            input.onSelect?.(event)
          }}
          onBlur={(event) => {
            setFocused(false)
            input.onBlur?.(event)
          }}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '')
            // What is typed or pasted behind a wrong code replaces it.
            const isAnew =
              field.error !== undefined && value.length === length && digits.startsWith(value)
            const code = (isAnew && digits.slice(length, 2 * length)) || digits.slice(0, length)
            onValueChange(code)
            if (code.length === length && code !== value) onComplete?.(code)
          }}
          className="absolute inset-0 size-full cursor-text opacity-0 outline-none"
        />
      </div>
    </Field>
  )
}
