import { useEffect, useState } from 'react'
import type { FormDrafts } from './form-drafts.ts'

/** Whether a person is typing in this window: what another one sends must not change the text under the cursor. */
const isTyping = (): boolean =>
  document.hasFocus() && document.activeElement?.matches('input, textarea') === true

/**
 * A form's values, stored at each change until they are cleared; what another window types into the same form
 * arrives here. @returns the values and what changes some of them
 */
export function useFormDraft<Value extends object>(drafts: FormDrafts<Value>, id: string) {
  const [typed, setTyped] = useState(() => drafts.read(id))
  useEffect(
    () =>
      drafts.follow(id, () => {
        if (!isTyping()) setTyped(drafts.read(id))
      }),
    [drafts, id],
  )
  function change(next: Partial<Value>): void {
    const changed = { ...typed, ...next }
    drafts.write(id, changed)
    setTyped(changed)
  }
  return [typed, change] as const
}
