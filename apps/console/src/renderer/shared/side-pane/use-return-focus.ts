import { useEffect, useState } from 'react'
import { isFocusLost } from '../../lib/focus-lost.ts'

/**
 * Gives the keyboard back to what had it when the component appeared, unless the focus has gone somewhere else since:
 * with a pane, the focused field goes too, and the next Tab would begin at the top of the window.
 */
export function useReturnFocus(): void {
  // Read while rendering: a field with `autoFocus` has the focus before the first effect runs.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
