import clsx from 'clsx'
import type { Tone } from './badge.tsx'

/** Each colour has a form of its own, so that the word is not alone for those who do not see colours. */
const LAMPS = {
  neutral: 'rounded-full border-2 border-line-strong',
  sign: 'rounded-full bg-sign-text',
  marking: 'rotate-45 rounded-[1px] bg-marking outline-1 outline-marking-text',
  go: 'rounded-full bg-go outline-2 outline-go-quiet',
  stop: 'rounded-[2px] bg-stop',
} as const satisfies Record<Tone, string>

interface StatusProps {
  tone: Tone
  /** The word: "На проверке". Never the colour alone. */
  children: string
  className?: string
}

/** A state by colour, by form and by word. */
export function Status({ tone, children, className }: StatusProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2 whitespace-nowrap', className)}>
      <span aria-hidden="true" className={clsx('size-2.5 shrink-0', LAMPS[tone])} />
      {children}
    </span>
  )
}
