import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface IconButtonProps extends Omit<useRender.ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and `title`, a verb. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** For toggles such as the heart of an ad: `aria-pressed`. */
  pressed?: boolean
}

/** A button with an icon only; use it for icons that need no text. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  pressed,
  render,
  className,
  title = label,
  ...props
}: IconButtonProps) {
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render ? {} : { type: 'button' }),
      'aria-label': label,
      'aria-pressed': pressed,
      title,
      children: icon,
      ...props,
      // styles/components.css
      className: clsx('icon-button', size === 'small' && 'icon-button-small', className),
    },
  })
}
