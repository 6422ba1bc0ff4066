import type { ReactElement } from 'react'
import { Button } from '../actions/button.tsx'
import { formatNumber } from '../text/format-number.ts'
import { LABELS } from '../text/labels.ts'

interface LoadMoreProps {
  shown: number
  total: number
  onMore?: () => void
  loading?: boolean
  /** A link to the next page, which works without JavaScript. */
  render?: ReactElement
}

/** "Показать ещё" with the number of shown entries; renders nothing if all are shown. */
export function LoadMore({ shown, total, onMore, loading, render }: LoadMoreProps) {
  if (shown >= total) return null
  return (
    <div className="flex flex-col items-center gap-2 py-4">
      <Button variant="secondary" loading={loading} onClick={onMore} render={render}>
        {LABELS.more}
      </Button>
      <span className="text-caption text-text-muted">
        {`${formatNumber(shown)} из ${formatNumber(total)}`}
      </span>
    </div>
  )
}
