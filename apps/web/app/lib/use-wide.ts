import { useSyncExternalStore } from 'react'

/** spec §9: mobile view below 930 px width. */
const WIDE = '(min-width: 930px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is wide; on the server, which cannot know, `onServer`. */
export const useWide = (onServer = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => onServer,
  )

/** Resolves once the screen is wide: on a phone perhaps never, on the server at once. */
export const whenWide = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined' || matchMedia(WIDE).matches) return resolve()
    const unsubscribe = subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
