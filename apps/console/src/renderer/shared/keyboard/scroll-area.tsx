import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useKeyBindings } from './use-key-bindings.ts'

/** The part of a page's height by which Space and the Page keys scroll; the rest stays in sight. */
const PAGE_SHARE = 0.85

interface ScrollAreaProps {
  /** What screen readers call it. */
  label: string
  className?: string
  busy?: boolean
  children: ReactNode
}

/** A scrolling part that takes Space, the Page keys, Home and End wherever the focus is, unless a field needs them. */
export function ScrollArea({ label, className, busy = false, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null)
  const turn = (by: number) => () => {
    const page = (area.current?.clientHeight ?? 0) * PAGE_SHARE
    area.current?.scrollBy({ top: by * page })
  }
  useKeyBindings({
    scroll: (event) => turn(event.shiftKey ? -1 : 1)(),
    pageDown: turn(1),
    pageUp: turn(-1),
    toStart: () => area.current?.scrollTo({ top: 0 }),
    toEnd: () => area.current?.scrollTo({ top: area.current.scrollHeight }),
  })
  return (
    <section
      ref={area}
      aria-label={label}
      aria-busy={busy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached by Tab
      tabIndex={0}
      className={clsx('overflow-y-auto -outline-offset-2', className)}
    >
      {children}
    </section>
  )
}
