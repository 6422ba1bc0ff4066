import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { LABELS } from '../text/labels.ts'

/** What every form control takes besides its own props. */
export interface FieldProps {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place itself says what it is. */
  labelHidden?: boolean
  /** One quiet line below. */
  hint?: ReactNode
  /** A sentence that says what to do; takes the hint's place and marks the control invalid. */
  error?: string | undefined
  /** Says so beside the label: most fields of our forms are required, the others are named. */
  optional?: boolean
  disabled?: boolean
  /** For the field as a whole: width and place. */
  className?: string
}

/** Splits the props of a field from those of its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, labelHidden, hint, error, optional, disabled, className, ...control } = props
  return { field: { label, labelHidden, hint, error, optional, disabled, className }, control }
}

interface FieldRootProps extends FieldProps {
  name?: string | undefined
  /** Right of the hint, e.g. a counter. */
  aside?: ReactNode
  /** A group of checkboxes or radios: the label names the group and is not tied to one input. */
  group?: boolean
  children: ReactNode
}

/** Label above, control, hint or error below; ties all of them together for screen readers. */
export function Field(props: FieldRootProps) {
  const { label, labelHidden, hint, error, optional, disabled, className, name, aside } = props
  return (
    <BaseField.Root
      name={name}
      disabled={disabled}
      invalid={error !== undefined}
      className={clsx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <BaseField.Label
        {...(props.group ? { nativeLabel: false, render: <div /> } : {})}
        className={clsx('w-fit text-caption font-medium', labelHidden && 'sr-only')}
      >
        {label}{' '}
        {optional && <span className="ml-1 font-regular text-text-muted">{LABELS.optional}</span>}
      </BaseField.Label>
      {props.children}
      {(error !== undefined || hint || aside) && (
        <div className="flex items-start justify-between gap-3 text-caption">
          {error !== undefined ? (
            <BaseField.Error match className="text-stop-text">
              {error}
            </BaseField.Error>
          ) : (
            <BaseField.Description className="text-text-muted">{hint}</BaseField.Description>
          )}
          {aside}
        </div>
      )}
    </BaseField.Root>
  )
}
