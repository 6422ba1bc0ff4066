import { CellCollector, type FeedRow } from '../../feeds/public.ts'
import { openWorkbook } from './open-workbook.ts'
import { headerPlace } from './title-lines.ts'

/** The rows of a workbook's first sheet by the names of its header. @throws FeedRefusal */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<FeedRow> {
  const lines = await openWorkbook(bytes)
  const top = headerPlace(lines)
  const header = lines[top] ?? []
  for (const [place, line] of lines.entries()) {
    if (place <= top) continue
    const collector = new CellCollector()
    for (const [column, name] of header.entries()) collector.add(name, line[column] ?? '')
    yield { row: place + 1, cells: collector.cells() }
  }
}
