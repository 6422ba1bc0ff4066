import { readFileSync } from 'node:fs'
import { type CsvRow, parseCsv } from '@trassa/catalog/dictionaries/csv'

/** The queries of a file (queries/README.md). */
export const queriesOf = (file: string): CsvRow[] =>
  parseCsv(readFileSync(new URL(`./queries/${file}.csv`, import.meta.url), 'utf8'))
