import { shownColumns } from '../columns/table-model.ts'
import type { TableLayoutAccess } from '../columns/use-table-layout.ts'
import { type AdsFilter, queryOf } from '../filter/ads-filter.ts'
import type { Marks } from '../selection/selected-rows.ts'
import type { ExportBody } from './use-export.ts'

/** What the table shows, as an export asks for it; with marks what is marked of it. */
export function exportBody(
  filter: AdsFilter,
  layout: TableLayoutAccess,
  marks?: Marks,
): ExportBody {
  const ids = [...(marks?.rows.keys() ?? [])]
  return {
    filter: queryOf(filter),
    sort: filter.sort,
    direct: filter.direct,
    columns: shownColumns(layout.table).map(({ id }) => id),
    ...(marks && !marks.all && { only: ids }),
    ...(marks?.all && ids.length > 0 && { except: ids }),
  }
}
