import clsx from 'clsx'
import type { ComponentProps } from 'react'

export type Tone = 'neutral' | 'sign' | 'marking' | 'go' | 'stop'

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
}

/** A small label: a promotion, a count, "Без пробега по РФ". */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      // styles/components.css
      className={clsx('badge', tone !== 'neutral' && `badge-${tone}`, className)}
    />
  )
}
