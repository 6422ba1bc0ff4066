import { functionalUpdate, type TableOptions, useTable } from '@tanstack/react-table'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { useCallback, useMemo } from 'react'
import type { Settings } from '../../../../shared/settings.ts'
import { useSettings } from '../../../shared/settings/settings-context.ts'
import { categoryColumns } from './category-columns.ts'
import { COLUMNS, FROZEN } from './columns.tsx'
import { type AdColumnDef, tableModelFeatures } from './table-model.ts'

type TableLayout = Settings['adsTable']

const WIDTHS = { minSize: 40, maxSize: 800 }
const PINNED = { columnPinning: { start: [FROZEN.id], end: [] } }
/** Rows come in windows (`useAdRows`); the table has the columns only. */
const NO_ROWS: AdRow[] = []

/** The table's columns as this person has arranged them; remembered in the settings. */
export function useTableLayout(adType: AdType | undefined) {
  const { settings, change } = useSettings()
  const layout = settings.adsTable
  const replace = useCallback(
    (part: Partial<TableLayout>) => change({ adsTable: { ...layout, ...part } }),
    [layout, change],
  )
  const options = useMemo(
    () => optionsOf([...COLUMNS, ...(adType ? categoryColumns(adType) : [])], layout, replace),
    [adType, layout, replace],
  )
  // As long as the options are the same object, so is the table: rows are not drawn anew.
  const table = useTable(options)
  return {
    table,
    /** The arrangement as a saved view keeps it. */
    layout,
    replace,
  }
}

export type TableLayoutAccess = ReturnType<typeof useTableLayout>

function optionsOf(
  columns: readonly AdColumnDef[],
  layout: TableLayout,
  replace: (part: Partial<TableLayout>) => void,
): TableOptions<typeof tableModelFeatures, AdRow> {
  const columnVisibility = Object.fromEntries(
    columns.map(({ id, meta }) => [id, layout.hidden.includes(id) === (meta?.optional ?? false)]),
  )
  return {
    features: tableModelFeatures,
    columns: [FROZEN, ...columns],
    data: NO_ROWS,
    defaultColumn: WIDTHS,
    initialState: PINNED,
    state: { columnOrder: layout.order, columnSizing: layout.widths, columnVisibility },
    onColumnOrderChange: (updater) => replace({ order: functionalUpdate(updater, layout.order) }),
    onColumnSizingChange: (updater) =>
      replace({ widths: withinBounds(functionalUpdate(updater, layout.widths)) }),
    onColumnVisibilityChange: (updater) => {
      const visibility = functionalUpdate(updater, columnVisibility)
      const others = layout.hidden.filter((id) => !(id in visibility))
      const changed = columns.filter(({ id, meta }) => visibility[id] === (meta?.optional ?? false))
      replace({ hidden: [...others, ...changed.map(({ id }) => id)] })
    },
  }
}

/** The settings refuse other widths. */
const withinBounds = (widths: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(widths).map(([id, width]) => [
      id,
      Math.round(Math.min(WIDTHS.maxSize, Math.max(WIDTHS.minSize, width))),
    ]),
  )
