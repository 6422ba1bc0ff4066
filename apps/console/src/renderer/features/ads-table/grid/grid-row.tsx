import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { Cell, Row } from '@trassa/ui/display/data-table'
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
  const isMarked = selection?.marked.has(id) ?? false
  return (
    <Row selected={isOpen || isMarked}>
      {selection && (
        <Cell className="sticky left-0 z-1 bg-surface-raised px-2!">
          <SelectionCheckbox
            label={`Отметить: ${title}`}
            marked={isMarked}
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
                aria-expanded={isOpen}
                className="w-full truncate text-left font-medium hover:underline"
                onClick={() => onOpen(id)}
              >
                {title}
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
