import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CheckboxIndicator } from './checkbox-indicator.tsx'

export interface CheckboxProps extends Omit<BaseCheckbox.Root.Props, 'className' | 'render'> {
  children: ReactNode
  /** Secondary text at the end of the row, e.g. a number of ads. */
  hint?: ReactNode
  className?: string
}

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({ children, hint, className, ...props }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside
    <label
      className={clsx(
        'flex min-h-control-small pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 has-data-disabled:cursor-not-allowed has-data-disabled:text-text-muted',
        className,
      )}
    >
      <BaseCheckbox.Root
        {...props}
        className="shrink-0 rounded-mark"
        render={(element, { checked, indeterminate }) => (
          <span {...element}>
            <CheckboxIndicator checked={checked} indeterminate={indeterminate} />
            {element.children}
          </span>
        )}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {hint && <span className="text-caption text-text-muted">{hint}</span>}
    </label>
  )
}
