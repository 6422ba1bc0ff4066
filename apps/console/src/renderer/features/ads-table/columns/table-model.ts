import {
  type AccessorFnColumnDef,
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  tableFeatures,
} from '@tanstack/react-table'
import type { AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { ReactNode } from 'react'

export interface AdColumnMeta {
  /** Aligned to the right. */
  numeric?: true
  /** Hidden until it is chosen. */
  optional?: true
  /** What the server sorts by; absent where the values have no order. */
  sort?: AdTableSort
  /** Instead of the text where a colour or a form belongs to it. */
  cell?: (row: AdRow) => ReactNode
}

/** What TanStack Table does for the table of ads: its columns. Rows are read, sorted and filtered by the server. */
export const tableModelFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<AdColumnMeta>(),
})
type Features = typeof tableModelFeatures

/** A column: its id as saved layouts name it, its name, and the value as it is shown and copied. */
export type AdColumnDef = {
  id: string
  header: string
  accessorFn: (row: AdRow) => string
} & AccessorFnColumnDef<Features, AdRow>

export type AdTableModel = ReactTable<Features, AdRow>

/** The definition that a column of the table was made from; the table is given no others. */
export const definitionOf = ({ columnDef }: Column<Features, AdRow>): AdColumnDef =>
  columnDef as AdColumnDef

/** What is shown, in its order: the frozen column first, wherever the saved order has it. */
export const shownColumns = (table: AdTableModel): AdColumnDef[] =>
  [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].map(definitionOf)

/** Puts a column where another one stands; the frozen column stays first. */
export function moveColumn(table: AdTableModel, id: string, to: number) {
  const order = table.getCenterLeafColumns().map((column) => column.id)
  const next = order.filter((each) => each !== id)
  next.splice(Math.max(0, to), 0, id)
  // Columns of other categories keep their places.
  table.setColumnOrder((before) => [...next, ...before.filter((each) => !order.includes(each))])
}
