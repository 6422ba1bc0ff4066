import { MisplacedQuote, readCsvLines } from '@trassa/catalog/dictionaries/csv'
import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import {
  type OlderNumber,
  readExistingAds,
  upsertOlderNumbers,
} from './older-numbers.repository.ts'

const COLUMNS = ['category', 'number', 'adId']

/** The bound of `oldAdCategory`. */
const rowSchema = z.tuple([z.string().trim().min(1).max(40), idSchema, idSchema])

/** Rows of one statement. */
const PORTION = 1000

/** The most mistakes that a report names. */
const MOST_MISTAKES = 20

interface PlacedNumber extends OlderNumber {
  line: number
}

/**
 * Takes the numbers of the older product over from a CSV file (docs/older-calls.md). All of the file is loaded or nothing.
 *
 * @returns how many numbers the file has
 * @throws Error that names the wrong lines in Russian
 */
export async function importOlderNumbers(db: Database, file: Uint8Array): Promise<number> {
  const mistakes: string[] = []
  const rows = readRows(file, mistakes)
  refuse(mistakes)
  await db.longTransaction(async (tx) => {
    for (let start = 0; start < rows.length; start += PORTION) {
      const portion = rows.slice(start, start + PORTION)
      const known = await readExistingAds(tx, [...new Set(portion.map(({ adId }) => adId))])
      for (const { line, adId } of portion) {
        if (!known.has(adId)) mistakes.push(`Строка ${line}: объявления ${adId} нет.`)
      }
      refuse(mistakes)
      await upsertOlderNumbers(
        tx,
        portion.map(({ category, number, adId }) => ({ category, number, adId })),
      )
    }
  })
  return rows.length
}

function readRows(file: Uint8Array, mistakes: string[]): PlacedNumber[] {
  const rows = new Map<string, PlacedNumber>()
  try {
    const [header, ...lines] = readCsvLines(textOf(file))
    if (header?.cells.join() !== COLUMNS.join()) {
      mistakes.push(`Строка 1: нужен заголовок ${COLUMNS.join(',')}.`)
      return []
    }
    for (const { line, cells } of lines) {
      const { data } = rowSchema.safeParse(cells)
      if (!data) {
        mistakes.push(`Строка ${line}: нужны категория, прежний номер и номер объявления.`)
        continue
      }
      const [category, number, adId] = data
      const key = `${number} ${category}`
      const before = rows.get(key)
      if (before) mistakes.push(`Строка ${line}: этот номер есть уже в строке ${before.line}.`)
      rows.set(key, { line, category, number, adId })
    }
  } catch (error) {
    if (!(error instanceof MisplacedQuote)) throw error
    mistakes.push(`Строка ${error.line}: кавычка не на своём месте.`)
  }
  return [...rows.values()]
}

function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch (error) {
    throw new Error('Это не UTF-8. Сохраните файл в этой кодировке.', { cause: error })
  }
}

function refuse(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return
  const more = mistakes.length - MOST_MISTAKES
  const shown = mistakes.slice(0, MOST_MISTAKES)
  throw new Error([...shown, ...(more > 0 ? [`И ещё ошибок: ${more}.`] : [])].join('\n'))
}
