import { useEffect, useState } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** The ads that are open in a pane, in the order of opening. */
const panes = createStore<readonly { adId: string }[]>([])

const topOf = (opened: readonly { adId: string }[]) => opened.at(-1) ?? null

/**
 * Where the keys of decisions act while several ads are on the screen: on the one whose pane was opened last, not
 * on the one that was loaded last.
 *
 * @returns whether this pane has the keys
 */
export function usePaneKeys(adId: string): boolean {
  const [own] = useState(() => ({ adId }))
  useEffect(() => {
    panes.write([...panes.read(), own])
    return () => panes.write(panes.read().filter((each) => each !== own))
  }, [own])
  return topOf(useStore(panes)) === own
}

/** The ad in whose pane the keys of decisions act; `null` where they act on the page's own ad. */
export const useKeysOwner = (): string | null => topOf(useStore(panes))?.adId ?? null
