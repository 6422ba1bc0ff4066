import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useScrollKeys } from './use-scroll-keys.ts'

interface ScrollAreaProps {
  /** What screen readers call it. */
  label: string
  className?: string
  busy?: boolean
  /** Whether the keys act on this part (`decision-keys.ts`). */
  hasKeys: boolean
  children: ReactNode
}

/** A scrolling part that takes Space, the Page keys, Home and End wherever the focus is, unless a field needs them. */
export function ScrollArea({ label, className, busy = false, hasKeys, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null)
  useScrollKeys(area, { pages: true, hasKeys })
  return (
    <section
      ref={area}
      aria-label={label}
      aria-busy={busy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached by Tab
      tabIndex={0}
      className={clsx('wrap-anywhere overflow-y-auto -outline-offset-2', className)}
    >
      {children}
    </section>
  )
}
