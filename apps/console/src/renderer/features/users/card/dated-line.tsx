import { formatDateTime } from '@trassa/catalog/format/dates'
import type { ReactNode } from 'react'

interface DatedLineProps {
  at: string
  now: Date
  /** A text on a line of its own below. */
  below?: string | null
  children: ReactNode
}

/** A line of the card's lists, with its time first. */
export function DatedLine({ at, now, below, children }: DatedLineProps) {
  return (
    <li className="flex flex-wrap gap-x-2">
      <time dateTime={at} className="tabular w-28 shrink-0 text-text-muted">
        {formatDateTime(at, now)}
      </time>
      {children}
      {below && <span className="w-full pl-30">{below}</span>}
    </li>
  )
}

/** Opens an ad that a line speaks of. */
export function AdButton({
  ad,
  onOpen,
}: {
  ad: { id: string; title: string }
  onOpen: (id: string) => void
}) {
  return (
    <button type="button" className="text-sign-text hover:underline" onClick={() => onOpen(ad.id)}>
      {ad.title || `№ ${ad.id}`}
    </button>
  )
}
