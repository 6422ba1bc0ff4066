import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { useState } from 'react'
import { isOwnAd } from '../../shared/decisions/allowed-actions.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useHasRole, useMe } from '../../shared/users/me-context.ts'
import { BulkPane } from './bulk/bulk-pane.tsx'
import { AdsGrid } from './grid/ads-grid.tsx'
import type { AdsTableProps } from './grid/ads-table-props.ts'
import { useSelection } from './grid/use-selection.ts'

/** The rows, which of them are marked, and what is done with those. */
export function AdsTable(props: AdsTableProps) {
  const { rows, openedId, onOpen } = props
  const mayChange = useHasRole('moderator')
  const me = useMe()
  const selectable = rows.filter((row) => !isOwnAd(row, me))
  const selection = useSelection(selectable.map(({ id }) => id))
  const [cursor, setCursor] = useState(() => rows.findIndex(({ id }) => id === openedId))
  const selected = rows.filter(({ id }) => selection.marked.has(id))

  function move(by: number) {
    const at = Math.min(rows.length - 1, Math.max(0, cursor + by))
    setCursor(at)
    onOpen(rows[at]?.id ?? null)
  }
  const atCursor = rows[cursor]
  useKeyBindings({
    next: () => move(1),
    previous: () => move(-1),
    toggleRow:
      mayChange &&
      atCursor !== undefined &&
      !isOwnAd(atCursor, me) &&
      (() => selection.toggle(atCursor.id)),
    close: openedId !== null && (() => onOpen(null)),
  })

  return (
    <>
      {mayChange && <BulkPane selected={selected} loaded={selectable} onClear={selection.clear} />}
      {rows.length === 0 && (
        <EmptyState title="Ничего не найдено">Измените условия или сбросьте их.</EmptyState>
      )}
      <AdsGrid
        {...props}
        cursor={cursor}
        selection={mayChange ? selection : null}
        onOpen={(id) => {
          setCursor(rows.findIndex((row) => row.id === id))
          onOpen(id)
        }}
      />
    </>
  )
}
