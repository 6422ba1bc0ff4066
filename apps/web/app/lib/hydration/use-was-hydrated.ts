import { useState, useSyncExternalStore } from 'react'

/**
 * Whether the server rendered this instance of a component and the browser took it over; on the server `true`. It never
 * changes, so that the end of hydration renders nothing again.
 */
export function useWasHydrated(): boolean {
  const [instance] = useState(() => ({ wasHydrated: false }))
  return useSyncExternalStore(
    () => () => {},
    () => instance.wasHydrated,
    // React asks for it on the server and while it hydrates.
    () => {
      instance.wasHydrated = true
      return true
    },
  )
}
