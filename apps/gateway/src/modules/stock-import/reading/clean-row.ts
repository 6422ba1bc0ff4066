import { cleanText } from '@trassa/contracts/clean-text'
import { STOCK_NAME_MAX } from '@trassa/contracts/entities/moderator/stock-import'
import { unescapeFormula } from '../../../platform/spreadsheet/csv-of.ts'
import { CellCollector, type FeedRow } from '../../feeds/public.ts'

/** As calls clean what is sent to them: a name must be the same when it comes back with what its column means. */
const cleanCell = (text: string): string => unescapeFormula(cleanText(text).trim())

const cleanName = (name: string): string =>
  cleanCell(name).slice(0, STOCK_NAME_MAX).toWellFormed().trim()

/** Cleans the names and the cells of one file's rows after the other; names that become the same are one column. */
export function createRowCleaning(): (row: FeedRow) => FeedRow {
  const names = new Map<string, string>()
  function nameOf(written: string): string {
    const name = names.get(written) ?? cleanName(written)
    names.set(written, name)
    return name
  }
  return ({ row, cells }) => {
    const collector = new CellCollector()
    for (const [name, text] of cells) collector.add(nameOf(name), cleanCell(text))
    return { row, cells: collector.cells() }
  }
}
