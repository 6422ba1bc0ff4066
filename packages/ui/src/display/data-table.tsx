import clsx from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Sticky while the table scrolls horizontally. */
const FROZEN = 'sticky left-0 z-1 border-r bg-surface-raised'

/** The scrolling frame and the table; the row height depends on the density, 32 px in the console. */
export function DataTable({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className={clsx('overflow-auto rounded-card border bg-surface-raised', className)}>
      <table {...props} className="w-full border-separate border-spacing-0 text-left" />
    </div>
  )
}

/** Values of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending' | null

interface HeaderCellProps extends ComponentProps<'th'> {
  /** The current sort direction; `null` if another column sorts. Makes the header a button. */
  sort?: SortDirection
  onSort?: () => void
  frozen?: boolean
  /** Aligns numbers to the right. */
  numeric?: boolean
}

/** A column header; with `onSort` a button that sorts by it. */
export function HeaderCell({ sort, onSort, frozen, numeric, children, ...props }: HeaderCellProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th
      {...props}
      scope="col"
      aria-sort={sort ?? undefined}
      className={clsx(
        'sticky top-0 h-row whitespace-nowrap border-b bg-surface-raised px-3 font-medium text-caption text-text-muted',
        frozen ? 'left-0 z-3 border-r' : 'z-2',
        numeric && 'text-right',
        props.className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            'inline-flex h-full items-center gap-1 rounded-mark hover:text-text',
            sort && 'text-text',
          )}
        >
          {children}
          <Arrow className="size-3.5!" />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean
}

/** A row; its cells, the sticky one included, inherit its background. */
export function Row({ selected, className, ...props }: RowProps) {
  return (
    <tr
      {...props}
      aria-selected={selected}
      className={clsx(
        'group/row h-row transition-colors focus-visible:-outline-offset-2',
        className,
      )}
    />
  )
}

interface CellProps extends ComponentProps<'td'> {
  frozen?: boolean
  numeric?: boolean
}

/** A cell; text that is too long is cut off, so that the row keeps its height. */
export function Cell({ frozen, numeric, className, ...props }: CellProps) {
  return (
    <td
      {...props}
      className={clsx(
        'max-w-80 truncate whitespace-nowrap border-b px-3 group-last/row:border-b-0',
        // Named by the cell, not by `*` in the row: that would restyle whole pages, not just tables.
        'group-aria-selected/row:bg-sign-quiet! group-hover/row:bg-surface-hover group-aria-selected/row:first:shadow-[inset_3px_0_var(--color-sign-text)]',
        frozen && FROZEN,
        numeric && 'tabular text-right',
        className,
      )}
    />
  )
}
