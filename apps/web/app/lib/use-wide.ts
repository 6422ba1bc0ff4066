import { useSyncExternalStore } from 'react'

/** spec §9: mobile view below 930 px width. */
const WIDE = '(min-width: 930px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the view is a desk's; the server, which cannot know, takes it for `onServer`. */
export const useWide = (onServer = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => onServer,
  )
