import clsx from 'clsx'
import type { ComponentProps } from 'react'

const TONES = {
  neutral: 'bg-surface-sunken text-text-muted',
  sign: 'bg-sign-quiet text-sign-text',
  marking: 'bg-marking-quiet text-marking-text',
  go: 'bg-go-quiet text-go-text',
  stop: 'bg-stop-quiet text-stop-text',
} as const

export type Tone = keyof typeof TONES

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
}

/** A small label: a promotion, a count, "Без пробега по РФ". */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 rounded-mark px-2 font-medium text-caption',
        TONES[tone],
        className,
      )}
    />
  )
}
