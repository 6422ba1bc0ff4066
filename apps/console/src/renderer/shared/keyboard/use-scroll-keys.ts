import type { RefObject } from 'react'
import { useKeyBindings } from './use-key-bindings.ts'

/** The part of a page's height by which Space and the Page keys scroll; the rest stays in sight. */
const PAGE_SHARE = 0.85

/**
 * Scrolls an element by keys wherever the focus is, unless a field needs them.
 *
 * @param pages also by the Page keys, Home and End; without them beside a table, which takes these
 * @param hasKeys whether the keys act on this part (`decision-keys.ts`)
 */
export function useScrollKeys(
  area: RefObject<HTMLElement | null>,
  { pages, hasKeys }: { pages: boolean; hasKeys: boolean },
): void {
  const turn = (by: number) => () => {
    const page = (area.current?.clientHeight ?? 0) * PAGE_SHARE
    area.current?.scrollBy({ top: by * page })
  }
  const hasPages = hasKeys && pages
  useKeyBindings({
    scroll: hasKeys && ((event) => turn(event.shiftKey ? -1 : 1)()),
    pageDown: hasPages && turn(1),
    pageUp: hasPages && turn(-1),
    toStart: hasPages && (() => area.current?.scrollTo({ top: 0 })),
    toEnd: hasPages && (() => area.current?.scrollTo({ top: area.current.scrollHeight })),
  })
}
