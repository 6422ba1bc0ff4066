import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Before the text, inside the frame: an icon or a text. */
  before?: ReactNode
  /** After the text, inside the frame: a unit or a button. */
  after?: ReactNode
  /** Right of the hint. */
  aside?: ReactNode
  inputClassName?: string
}

/** A single-line text input. `ref`, `name` and handlers go to the input, so `{...register('title')}` fits. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { before, after, aside, inputClassName, name, ref, ...input } = control
  const invalid = field.error !== undefined
  return (
    <Field {...field} name={name} aside={aside}>
      <div
        className="control flex items-center gap-2 px-control-inset"
        data-invalid={invalid ? '' : undefined}
        data-disabled={field.disabled ? '' : undefined}
      >
        {before && <span className="flex shrink-0 text-text-muted">{before}</span>}
        <BaseField.Control
          type="text"
          {...input}
          ref={ref}
          name={name}
          className={clsx(
            'min-h-[calc(var(--spacing-control)-2px)] w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-muted placeholder:opacity-100 disabled:cursor-not-allowed',
            inputClassName,
          )}
        />
        {after && <span className="flex shrink-0 text-text-muted">{after}</span>}
      </div>
    </Field>
  )
}
