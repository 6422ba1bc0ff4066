import type { RefObject } from 'react'
import { useKeyBindings } from './use-key-bindings.ts'

/** The part of a page's height by which Space and the Page keys scroll; the rest stays in sight. */
const PAGE_SHARE = 0.85

/**
 * Scrolls an element by keys wherever the focus is, unless a field needs them.
 *
 * @param pages also by the Page keys, Home and End; without them beside a table, which takes these
 */
export function useScrollKeys(area: RefObject<HTMLElement | null>, pages: boolean): void {
  const turn = (by: number) => () => {
    const page = (area.current?.clientHeight ?? 0) * PAGE_SHARE
    area.current?.scrollBy({ top: by * page })
  }
  useKeyBindings({
    scroll: (event) => turn(event.shiftKey ? -1 : 1)(),
    pageDown: pages && turn(1),
    pageUp: pages && turn(-1),
    toStart: pages && (() => area.current?.scrollTo({ top: 0 })),
    toEnd: pages && (() => area.current?.scrollTo({ top: area.current.scrollHeight })),
  })
}
