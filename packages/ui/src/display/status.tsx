import clsx from 'clsx'
import type { Tone } from './badge.tsx'

/** Each tone has a shape of its own: colour is never the only sign. */
const LAMPS = {
  neutral: 'rounded-full border-2 border-line-strong',
  sign: 'rounded-full bg-sign-text',
  marking: 'rotate-45 rounded-[1px] bg-marking outline-1 outline-marking-text',
  go: 'rounded-full bg-go outline-2 outline-go-quiet',
  stop: 'rounded-[2px] bg-stop',
} as const satisfies Record<Tone, string>

interface StatusProps {
  tone: Tone
  /** The text: "На проверке". */
  children: string
  className?: string
}

/** A state shown by colour, shape and text. */
export function Status({ tone, children, className }: StatusProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2 whitespace-nowrap', className)}>
      <span aria-hidden="true" className={clsx('size-2.5 shrink-0', LAMPS[tone])} />
      {children}
    </span>
  )
}
