import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface IconButtonProps extends Omit<useRender.ComponentProps<'button'>, 'aria-label'> {
  /** What it does, as a verb; read aloud and shown as the browser's hint. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** For toggles such as the heart of an ad: `aria-pressed`. */
  pressed?: boolean
}

/** A button of one icon. Beside a word unless everybody knows the icon. */
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
      className: clsx(
        'touch-target inline-grid shrink-0 cursor-pointer place-items-center rounded-control text-text-muted transition-colors hover:bg-surface-hover hover:text-text disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:text-stop-text',
        size === 'small' ? 'size-control-small' : 'size-control',
        className,
      ),
    },
  })
}
