import { useEffect, useEffectEvent } from 'react'
import { keyOf } from './pressed-key.ts'

/** What is open, in the order of opening. */
const opened: (() => void)[] = []

function listen(event: KeyboardEvent) {
  if (keyOf(event) !== 'close') return
  const close = opened.at(-1)
  if (!close) return
  event.preventDefault()
  close()
}

/**
 * Escape closes one thing at a time: the one that was opened last (shared/side-pane/side-pane.tsx has the
 * rule).
 *
 * @param onClose falsy while the thing is closed
 */
export function useEscape(onClose: (() => void) | false | null | undefined): void {
  const close = useEffectEvent(() => {
    if (onClose) onClose()
  })
  const isOpen = Boolean(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const entry = () => close()
    if (opened.push(entry) === 1) window.addEventListener('keydown', listen)
    return () => {
      opened.splice(opened.indexOf(entry), 1)
      if (opened.length === 0) window.removeEventListener('keydown', listen)
    }
  }, [isOpen])
}
