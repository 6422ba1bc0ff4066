import { Readable } from 'node:stream'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { CsvError, parse } from 'csv-parse'
import { FeedRefusal } from './feed-refusal.ts'
import { CELLS_MAX, CellCollector, type FeedRow, ROW_MAX } from './feed-row.ts'

const DELIMITERS = [';', '\t', ',']
const CHUNK = 64 * 1024

/** The delimiter that the header has most of. */
function delimiterOf(text: string): string {
  const header = /^.*$/m.exec(text.slice(0, ROW_MAX))?.[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Bytes: cut as text, a surrogate pair could fall apart. */
async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += CHUNK) {
    yield bytes.subarray(start, start + CHUNK)
    // Other requests of this process come between.
    await new Promise(setImmediate)
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/** The rows of a CSV by the names of its header. @throws FeedRefusal */
export async function* readCsv(text: string): AsyncGenerator<FeedRow> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: ROW_MAX,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }),
  )
  let header: string[] | undefined
  let end = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      end = info.lines
      const row = end - record.join('').split('\n').length + 1
      if (record.length > CELLS_MAX) {
        throw new FeedRefusal(`В строке ${row} больше ${formatNumber(CELLS_MAX)} столбцов.`)
      }
      if (!header) header = record
      else if (record.some((cell) => cell !== '')) yield { row, cells: cellsOf(header, record) }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new FeedRefusal(
      `Не прочитать дальше строки ${end + 1}: скорее всего, в ней не закрыта кавычка.`,
      { cause },
    )
  }
}

function cellsOf(header: string[], record: string[]): Map<string, string> {
  const collector = new CellCollector()
  for (const [place, name] of header.entries()) collector.add(name, record[place] ?? '')
  return collector.cells()
}
