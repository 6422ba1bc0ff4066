import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a list: where the row that has the focus is removed, the one that took its place is
 * focused, or the first action of what stands there instead of rows.
 * @param count of rows
 * @param isSelecting whether rows are selected: what is offered for them goes with the focus in it
 */
export function useRowFocus(count: number, isSelecting: boolean) {
  const rows = useRef<HTMLUListElement>(null)
  const emptyPlace = useRef<HTMLDivElement>(null)
  const focusedAt = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a selection takes its buttons away.
  useEffect(() => {
    if (focusedAt.current === null || document.activeElement !== document.body) return
    const place =
      rows.current?.children[Math.min(focusedAt.current, count - 1)] ??
      emptyPlace.current?.querySelector('a, button')
    if (place instanceof HTMLElement) place.focus()
  }, [count, isSelecting])
  return {
    rows,
    emptyPlace,
    /** For what holds the rows and what is offered for them. */
    listeners: {
      // Dialogs and menus of a row are its children for React: their focus leaves the row in its place.
      onFocus({ target }: FocusEvent) {
        const row = target.closest('li')
        const at = row && rows.current ? [...rows.current.children].indexOf(row) : -1
        if (at >= 0 || focusedAt.current === null) focusedAt.current = Math.max(at, 0)
      },
      // React hears nothing of an element that is removed: this is a press beside the list.
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget === null) focusedAt.current = null
      },
    },
  }
}
