import { useSyncExternalStore } from 'react'

/** spec §9: mobile view below 930 px width. */
const WIDE = '(min-width: 930px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the form is one page; on a phone it goes step by step. Asked in the browser only. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
