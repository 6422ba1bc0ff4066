import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'
import type { MouseEvent } from 'react'
import { Spinner } from '../display/spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'marking'

export interface ButtonProps extends useRender.ComponentProps<'button'> {
  /** `marking` is for "Разместить объявление", promotion and attention only. */
  variant?: Variant
  size?: 'small' | 'medium'
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
      // styles/components.css
      className: clsx(
        'button',
        `button-${variant}`,
        `button-${size}`,
        block && 'w-full',
        className,
      ),
      children: (
        <>
          <span className={loading ? 'invisible' : undefined}>{children}</span>
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
