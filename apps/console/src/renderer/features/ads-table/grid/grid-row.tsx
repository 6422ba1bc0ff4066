import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { Badge } from '@trassa/ui/display/badge'
import { Cell, Row } from '@trassa/ui/display/data-table'
import { isOwnAd } from '../../../shared/decisions/allowed-actions.ts'
import { useMe } from '../../../shared/users/me-context.ts'
import { FROZEN, type features, isNumeric } from './columns.tsx'
import { SelectionCheckbox } from './selection-checkbox.tsx'
import type { Selection } from './use-selection.ts'

interface GridRowProps {
  row: TableRow<typeof features, AdRow>
  selection: Selection | null
  isOpen: boolean
  onOpen: (id: string) => void
}

/** One ad; its title opens the pane. */
export function GridRow({ row, selection, isOpen, onOpen }: GridRowProps) {
  const { id, title } = row.original
  const isOwn = isOwnAd(row.original, useMe())
  const isMarked = selection?.marked.has(id) ?? false
  return (
    <Row selected={isOpen || isMarked} data-ad-id={id}>
      {selection && (
        <Cell className="sticky left-0 z-1 bg-surface-raised px-2!">
          <SelectionCheckbox
            label={isOwn ? `Ваше объявление: ${title}` : `Отметить: ${title}`}
            marked={isMarked}
            disabled={isOwn}
            onMark={(options) => selection.toggle(id, options)}
          />
        </Cell>
      )}
      {row.getVisibleCells().map((cell) => {
        const isFrozen = cell.column.id === FROZEN
        return (
          <Cell
            key={cell.id}
            frozen={isFrozen}
            numeric={isNumeric(cell.column.id)}
            className={isFrozen && selection ? 'left-10!' : undefined}
          >
            {isFrozen ? (
              <button
                type="button"
                data-ad-open
                aria-expanded={isOpen}
                className="flex w-full items-center gap-2 text-left font-medium hover:underline"
                onClick={() => onOpen(id)}
              >
                <span className="truncate">{title}</span>
                {isOwn && <Badge className="shrink-0">Ваше</Badge>}
              </button>
            ) : (
              <FlexRender cell={cell} />
            )}
          </Cell>
        )
      })}
    </Row>
  )
}
