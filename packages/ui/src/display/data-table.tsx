import clsx from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Stays in sight while the table scrolls sideways. */
const FROZEN = 'sticky left-0 z-1 border-r bg-surface-raised'

/** The scrolling frame and the table; rows are as high as the density says, 32 px in the console. */
export function DataTable({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className={clsx('overflow-auto rounded-card border bg-surface-raised', className)}>
      <table {...props} className="w-full border-separate border-spacing-0 text-left" />
    </div>
  )
}

/** As `aria-sort` names it. */
export type SortDirection = 'ascending' | 'descending' | null

interface HeaderCellProps extends ComponentProps<'th'> {
  /** Makes the header a button: the present direction, `null` where another column sorts. */
  sort?: SortDirection
  onSort?: () => void
  frozen?: boolean
  /** Figures stand at the right. */
  numeric?: boolean
}

/** A column's name; with `onSort` a button that sorts by it. */
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

/** Cells inherit the row's background, the frozen one too. */
export function Row({ selected, className, ...props }: RowProps) {
  return (
    <tr
      {...props}
      aria-selected={selected}
      className={clsx(
        'h-row transition-colors *:border-b last:*:border-b-0 focus-visible:-outline-offset-2',
        selected
          ? '*:bg-sign-quiet *:first:shadow-[inset_3px_0_var(--color-sign-text)]'
          : 'hover:*:bg-surface-hover',
        className,
      )}
    />
  )
}

interface CellProps extends ComponentProps<'td'> {
  frozen?: boolean
  numeric?: boolean
}

/** One value; too long a one is cut, so that the row keeps its height. */
export function Cell({ frozen, numeric, className, ...props }: CellProps) {
  return (
    <td
      {...props}
      className={clsx(
        'max-w-80 truncate whitespace-nowrap px-3',
        frozen && FROZEN,
        numeric && 'tabular text-right',
        className,
      )}
    />
  )
}
