import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'
import type { MouseEvent } from 'react'
import { Spinner } from '../display/spinner.tsx'

const VARIANTS = {
  primary:
    'sign-frame bg-sign text-on-sign hover:bg-sign-hover active:bg-sign-press data-disabled:bg-surface-sunken data-disabled:text-text-muted data-disabled:before:hidden',
  secondary:
    'border border-line-strong bg-surface-raised text-text hover:border-text-muted hover:bg-surface-hover active:bg-surface-sunken data-disabled:border-line data-disabled:bg-surface-sunken data-disabled:text-text-muted',
  quiet:
    'text-sign-text hover:bg-sign-quiet active:bg-sign-quiet data-disabled:bg-transparent data-disabled:text-text-muted',
  danger:
    'sign-frame bg-stop text-on-stop hover:bg-stop-hover active:bg-stop-hover data-disabled:bg-surface-sunken data-disabled:text-text-muted data-disabled:before:hidden',
  marking:
    'sign-frame bg-marking text-on-marking hover:bg-marking-hover active:bg-marking-press data-disabled:bg-surface-sunken data-disabled:text-text-muted data-disabled:before:hidden',
} as const

const SIZES = {
  small: 'min-h-control-small touch-target px-3.5 text-caption',
  medium: 'min-h-control px-[calc(var(--spacing-control-inset)+4px)] text-body',
} as const

export interface ButtonProps extends useRender.ComponentProps<'button'> {
  /** `marking` is for "Разместить объявление", promotion and attention only. */
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Shows a spinner and ignores presses; the width and the focus stay. */
  loading?: boolean
  /** Full width. */
  block?: boolean
}

/** A button with text. As a link: `<Button render={<Link to="…" />}>Смотреть</Button>`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  block = false,
  disabled,
  render,
  className,
  children,
  ...props
}: ButtonProps) {
  const stopped = { 'aria-busy': true, 'aria-disabled': true, onClick: stop } as const
  return useRender({
    defaultTagName: 'button',
    render,
    state: { disabled: disabled ?? false },
    props: {
      ...props,
      ...(!render && { type: props.type ?? 'button', disabled }),
      ...(loading && stopped),
      className: clsx(
        'relative inline-flex cursor-pointer select-none items-center justify-center rounded-control py-1 text-center font-medium no-underline transition-colors data-disabled:cursor-not-allowed',
        VARIANTS[variant],
        SIZES[size],
        block && 'w-full',
        className,
      ),
      children: (
        <>
          <span className={clsx('inline-flex items-center gap-2', loading && 'invisible')}>
            {children}
          </span>
          {loading && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
        </>
      ),
    },
  })
}

/** Ignores presses of a loading button, the submission of its form included. */
function stop(event: MouseEvent) {
  event.preventDefault()
}
