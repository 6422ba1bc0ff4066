import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'
import { DICTIONARY_TABLES, type DictionaryTableName } from '../dictionaries/dictionary-tables.ts'
import {
  lockDictionaries,
  readLoaded,
  recordLoaded,
} from '../loading/loaded-dictionaries.repository.ts'
import { findDuplicateNames, findOrphans, findRepeatedIds } from './find-mistakes.ts'
import { LAYOUT_NAMES } from './layouts.ts'
import { Mistakes } from './mistakes.ts'
import { decodeFile, readRows } from './read-file.ts'
import { analyzeStaged, createStaging, type Merged, mergeStaged, stageRows } from './staging.ts'

export interface ImportFile {
  /** What reports call it. */
  name: string
  read: () => Promise<Uint8Array>
}

export interface Imported extends Merged {
  dictionary: DictionaryTableName
  rows: number
}

/**
 * Loads CSV files over the dictionaries (docs/dictionaries.md): all in one transaction,
 * in any order. Known ids replace, new ones are added, nothing is deleted.
 *
 * @throws RefusedImport that names what is wrong by file, line and reason.
 */
export async function importDictionaries(
  db: Database,
  files: readonly ImportFile[],
): Promise<Imported[]> {
  const mistakes = new Mistakes(files.map(({ name }) => name))
  return db.longTransaction(async (tx) => {
    await lockDictionaries(tx)
    await createStaging(tx)
    const hash = createHash('sha256').update((await readLoaded(tx, 'imported')) ?? '')
    const brought = new Map<DictionaryTableName, number>()
    for (const [index, { read }] of files.entries()) {
      const bytes = await read()
      hash.update(bytes)
      const text = decodeFile(bytes, index, mistakes)
      const found = text === null ? null : readRows(text, index, mistakes)
      if (!found) continue
      const { dictionary } = found
      const rows = await stageRows(tx, DICTIONARY_TABLES[dictionary], found.rows)
      brought.set(dictionary, (brought.get(dictionary) ?? 0) + rows)
    }
    // Rows that could not be read would be missed as parents: those mistakes come first.
    mistakes.refuse()

    const dictionaries = LAYOUT_NAMES.filter((name) => brought.has(name))
    for (const name of dictionaries) {
      const table = DICTIONARY_TABLES[name]
      await analyzeStaged(tx, table)
      await findRepeatedIds(tx, table, mistakes)
      await findOrphans(tx, table, mistakes)
      await findDuplicateNames(tx, table, mistakes)
    }
    mistakes.refuse()

    const imported: Imported[] = []
    for (const dictionary of dictionaries) {
      const merged = await mergeStaged(tx, DICTIONARY_TABLES[dictionary])
      imported.push({ dictionary, rows: brought.get(dictionary) ?? 0, ...merged })
    }
    await recordLoaded(tx, 'imported', hash.digest('hex'))
    return imported
  })
}
