import { useSyncExternalStore } from 'react'

/** Whether what the server rendered is being taken over: scripts of the first paint stand only then. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
