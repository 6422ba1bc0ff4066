import { Field as BaseField } from '@base-ui/react/field'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { LABELS } from '../text/labels.ts'

/** Props of every form field besides those of its control. */
export interface FieldProps {
  label: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  /** One line of help below the control. */
  hint?: ReactNode
  /** The error message; replaces the hint and marks the control invalid. */
  error?: string | undefined
  /** Adds «необязательно» to the label; required fields have no mark, since most are required. */
  optional?: boolean
  disabled?: boolean
  /** Classes of the whole field: width and placement. */
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
  /** For a group of checkboxes or radios: the label names the group, not one input. */
  group?: boolean
  children: ReactNode
}

/** Label, control, and hint or error, associated for screen readers. */
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
