import { useState } from 'react'

/**
 * State of a field that begins anew when its source changes. Unlike a `key`, it leaves the element in the document: a
 * field that had the focus keeps it, and what is typed next does not act as the keys of the page.
 */
export function useFollowingState<Value>(source: string, read: () => Value) {
  const [known, setKnown] = useState(() => ({ source, value: read() }))
  const state = known.source === source ? known : { source, value: read() }
  if (state !== known) setKnown(state)
  return [state.value, (value: Value) => setKnown({ source, value })] as const
}
