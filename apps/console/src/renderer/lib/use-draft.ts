import { useEffect, useRef, useState } from 'react'
import type { FormDrafts } from './form-drafts.ts'

/**
 * A value that is typed, stored at each change until it is cleared; what another window types into the same form arrives
 * here. The field that was changed last keeps its text while it has the focus, and is read again at its blur.
 *
 * @returns the value and what changes it, by the newest that was typed in any window
 */
export function useDraft<Value>(drafts: FormDrafts<Value>, id: string) {
  const [typed, setTyped] = useState(() => drafts.read(id))
  const field = useRef<Element | null>(null)
  const isStale = useRef(false)

  useEffect(() => {
    function readAgain(): void {
      isStale.current = false
      setTyped(drafts.read(id))
    }
    return drafts.follow(id, () => {
      const focused = document.hasFocus() ? document.activeElement : null
      if (focused === null || focused !== field.current) return readAgain()
      isStale.current = true
      focused.addEventListener('blur', readAgain, { once: true })
    })
  }, [drafts, id])

  function change(update: (newest: Value) => Value): void {
    const changed = update(isStale.current ? drafts.read(id) : typed)
    isStale.current = false
    field.current = document.activeElement
    drafts.write(id, changed)
    setTyped(changed)
  }
  return [typed, change] as const
}
