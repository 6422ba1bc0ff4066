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
