import { CellCollector, type FeedRow } from '../../feeds/public.ts'
import { openWorkbook } from './open-workbook.ts'

const isFilled = (cell: string): boolean => cell !== ''

/** The rows of a workbook's first sheet by the names of its first line that is not empty. @throws FeedRefusal */
export async function readWorkbook(bytes: Buffer): Promise<FeedRow[]> {
  const lines = await openWorkbook(bytes)
  const start = lines.findIndex((line) => line.some(isFilled))
  const header = lines[start]
  if (!header) return []
  return lines.flatMap((line, place) => {
    if (place <= start || !line.some(isFilled)) return []
    const collector = new CellCollector()
    for (const [column, name] of header.entries()) collector.add(name, line[column] ?? '')
    return [{ row: place + 1, cells: collector.cells() }]
  })
}
