import { createContext, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useStore } from '../../../lib/browser/store.ts'
import { useWide } from '../../../lib/browser/use-wide.ts'
import type { AdPages } from '../ad-pages.ts'
import { viewStore } from '../view-store.ts'

/** What rows say where their fields could not be loaded. */
export const ROW_FIELDS_FAILED = 'Описание и продавца загрузить не получилось'

interface RowFieldsFailure {
  isRetrying: boolean
  retry: () => void
}

/** For the rows of a list whose fields could not be loaded (`row-retry.tsx`). */
export const RowFieldsContext = createContext<RowFieldsFailure | null>(null)

interface RowFieldsProps {
  found: AdPages
  /** The rows. */
  children: ReactNode
}

/**
 * Asks for a list again where rows lack what its page did not bring: excerpts and sellers, which only wide rows show
 * (docs/decisions/174). Where the answer does not come, the rows offer to ask once more. A component of its own, so that the view and
 * the width render no list again.
 */
export function RowFields({ found, children }: RowFieldsProps) {
  const { ads, pageCount, error, isRefetching } = found
  const isRow = useStore(viewStore, 'cards') === 'rows'
  const isLacking = useWide(false) && isRow && ads.some(({ seller }) => !seller)
  const complete = useEffectEvent(found.complete)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when a page that was on its way has come
  useEffect(() => {
    if (isLacking) complete()
  }, [isLacking, pageCount])
  const failure = isLacking && error ? { isRetrying: isRefetching, retry: found.complete } : null
  return (
    <>
      <RowFieldsContext value={failure}>{children}</RowFieldsContext>
      {/* Said once; each row shows it. */}
      {isLacking && (
        <p role="status" className="sr-only">
          {failure && !isRefetching && ROW_FIELDS_FAILED}
        </p>
      )}
    </>
  )
}
