import type { ReactTable } from '@tanstack/react-table'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { HeaderCell } from '@trassa/ui/display/data-table'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { type AdsFilter, sortedBy } from '../filter/ads-filter.ts'
import { FROZEN, type features, isNumeric, sortOfColumn } from './columns.tsx'
import { SelectionCheckbox } from './selection-checkbox.tsx'
import type { Selection } from './use-selection.ts'

interface GridHeaderProps {
  table: ReactTable<typeof features, AdRow>
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
  selection: Selection | null
}

/** Names, sorting by the server, and edges to pull. */
export function GridHeader({ table, filter, onFilter, selection }: GridHeaderProps) {
  const direction = filter.direct === 'asc' ? 'ascending' : 'descending'
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selection && (
            <HeaderCell className="left-0 z-3 w-10 px-2!">
              <Tooltip text="Отметить все загруженные" keys={KEYS.toggleRow.shown}>
                <span>
                  <SelectionCheckbox
                    label="Отметить все загруженные"
                    marked={selection.isAll}
                    partly={!selection.isAll && selection.marked.size > 0}
                    onMark={selection.toggleAll}
                  />
                </span>
              </Tooltip>
            </HeaderCell>
          )}
          {group.headers.map((header) => {
            const { id } = header.column
            const sort = sortOfColumn(id)
            return (
              <HeaderCell
                key={header.id}
                frozen={id === FROZEN}
                numeric={isNumeric(id)}
                className={id === FROZEN && selection ? 'left-10!' : undefined}
                style={{ width: header.getSize() }}
                {...(sort && {
                  sort: filter.sort === sort ? direction : null,
                  onSort: () => onFilter(sortedBy(filter, sort)),
                })}
              >
                <table.FlexRender header={header} />
                <span
                  aria-hidden="true"
                  onMouseDown={header.getResizeHandler()}
                  onClick={(event) => event.stopPropagation()}
                  className="absolute inset-y-1 right-0 w-1 cursor-col-resize rounded-full hover:bg-sign-text"
                />
              </HeaderCell>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
