import type { ListedOwnAd, OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { PagePart } from '@trassa/ui/feedback/page-part'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import type { Removal } from './actions/use-removal.ts'
import { SelectAll } from './bulk/select-all.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { AdRow } from './row/ad-row.tsx'

interface LoadedListProps {
  title: string
  ads: readonly ListedOwnAd[]
  profile: Profile
  removal: Removal
  /** Shown where no ad is left. */
  empty: ReactNode
  /** What follows the rows. */
  more: ReactNode
}

const BulkBar = lazyPanel(() => import('./bulk/bulk-bar.tsx'))

/** The rows of a list, each to be selected for what several ads can have done at once. */
export function LoadedList({ title, ads, profile, removal, empty, more }: LoadedListProps) {
  const { removed, remove } = removal
  const shown = ads.filter(({ id }) => !removed.includes(id))
  const selection = useSelection(shown)
  // The bar stays mounted: its dialog says what became of ads that have left the list.
  const [wasSelected, setWasSelected] = useState(false)
  if (selection.ids.size > 0 && !wasSelected) setWasSelected(true)

  const rows = useRef<HTMLUListElement>(null)
  const emptyPlace = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  function removeRow(ad: OwnAdCard) {
    removedAt.current = shown.findIndex(({ id }) => id === ad.id)
    remove(ad)
  }
  const last = shown.length - 1
  // The focus was in the removed row: it goes to the row that took its place, or to what is offered where none is left.
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = null
    if (at === null || document.activeElement !== document.body) return
    const place =
      rows.current?.children[Math.min(at, last)] ?? emptyPlace.current?.querySelector('a, button')
    if (place instanceof HTMLElement) place.focus()
  }, [last])

  return (
    <>
      {shown.length === 0 && <div ref={emptyPlace}>{empty}</div>}
      {shown.length > 1 && <SelectAll selection={selection} shown={shown.length} />}
      {shown.length > 0 && (
        <ul ref={rows} aria-label={title} className="grid gap-3">
          {shown.map((ad) => {
            const isSelected = selection.ids.has(ad.id)
            return (
              <li
                key={ad.id}
                tabIndex={-1}
                className={clsx(
                  'rounded-card border bg-surface-raised p-3 desk:p-4',
                  isSelected && 'border-sign-text',
                )}
              >
                <PagePart>
                  <AdRow
                    ad={ad}
                    profile={profile}
                    selected={isSelected}
                    onSelect={() => selection.toggle(ad.id)}
                    onRemove={removeRow}
                  />
                </PagePart>
              </li>
            )
          })}
        </ul>
      )}
      {more}
      {wasSelected && (
        <BulkBar
          attempt={selection.ids.size}
          panel={{
            ads: shown.filter(({ id }) => selection.ids.has(id)),
            profile,
            onClear: selection.clear,
            onRemove: remove,
          }}
        />
      )}
    </>
  )
}
