import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { formatNumber } from '../text/format-number.ts'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Shows a character counter; longer text is accepted and marked, so that pasted text is not cut off. */
  limit?: number
  /** Between the label and the input: buttons that change the text. */
  toolbar?: ReactNode
}

const textOf = (value: TextAreaProps['value']) => String(value ?? '')

/** A multi-line text input that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props)
  const { limit, toolbar, name, ref, onChange, value, defaultValue, ...textarea } = control
  const [typed, setTyped] = useState(textOf(value ?? defaultValue).length)
  const length = value === undefined ? typed : textOf(value).length
  return (
    <Field {...field} name={name} aside={limit && <Counter length={length} limit={limit} />}>
      {toolbar}
      <BaseField.Control
        name={name}
        defaultValue={defaultValue}
        value={value}
        className="control field-sizing-content block max-h-[60vh] min-h-28 resize-y px-control-inset py-2.5"
        render={
          <textarea
            // The console turns it off for its other fields: numbers, names and codes.
            spellCheck
            {...textarea}
            ref={ref}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              setTyped(event.target.value.length)
              onChange?.(event)
            }}
          />
        }
      />
    </Field>
  )
}

function Counter({ length, limit }: { length: number; limit: number }) {
  return (
    <span
      className={clsx('tabular shrink-0', length > limit ? 'text-stop-text' : 'text-text-muted')}
    >
      {formatNumber(length)} из {formatNumber(limit)}
    </span>
  )
}
