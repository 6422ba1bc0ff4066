import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../../lib/browser/store.ts'
import { useWide } from '../../../lib/browser/use-wide.ts'
import type { AdPages } from '../ad-pages.ts'
import { viewStore } from '../view-store.ts'

/**
 * Asks for a list again where rows lack what its page did not bring: excerpts and sellers, which only wide rows show
 * (docs/decisions/174). A component of its own, so that the view and the width render no list again.
 */
export function RowFields({ found }: { found: AdPages }) {
  const isRow = useStore(viewStore, 'cards') === 'rows'
  const isLacking = useWide(false) && isRow && found.ads.some(({ seller }) => !seller)
  const complete = useEffectEvent(() => void found.complete())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when a page that was on its way has come
  useEffect(() => {
    if (isLacking) complete()
  }, [isLacking, found.pageCount])
  return null
}
