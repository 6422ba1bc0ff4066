import { CellCollector, type FeedRow } from '../../feeds/public.ts'
import { openWorkbook } from './open-workbook.ts'

const isFilled = (cell: string): boolean => cell !== ''

/** The rows of a workbook's first sheet by the names of its first line that is not empty. @throws FeedRefusal */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<FeedRow> {
  let header: string[] | undefined
  for (const [place, line] of (await openWorkbook(bytes)).entries()) {
    if (!line.some(isFilled)) continue
    if (!header) {
      header = line
      continue
    }
    const collector = new CellCollector()
    for (const [column, name] of header.entries()) collector.add(name, line[column] ?? '')
    yield { row: place + 1, cells: collector.cells() }
  }
}
