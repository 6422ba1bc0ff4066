import type { ListedOwnAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { PagePart } from '@trassa/ui/feedback/page-part'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { useRowFocus } from '../../lib/browser/use-row-focus.ts'
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

  const focus = useRowFocus(shown.length, selection.ids.size > 0)

  return (
    <div className="grid gap-5" {...focus.listeners}>
      {shown.length === 0 && <div ref={focus.emptyPlace}>{empty}</div>}
      {shown.length > 1 && <SelectAll selection={selection} shown={shown.length} />}
      {shown.length > 0 && (
        <ul ref={focus.rows} aria-label={title} className="grid gap-3">
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
                    onRemove={remove}
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
    </div>
  )
}
