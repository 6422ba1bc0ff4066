import { readFile } from 'node:fs/promises'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { importDictionaries, LAYOUTS, loadDictionaries } from '../../modules/reference/public.ts'
import type { Command, CommandGroup } from './command.ts'

/** domain §4: imports a bigger base over the shipped dictionaries. */
export const dictionaries: CommandGroup = {
  usage: `Справочники:
  dictionaries import <файл.csv>…   загрузить поверх имеющихся (docs/dictionaries.md)`,

  parse: ([action, ...paths]) =>
    action === 'import' && paths.length > 0 ? importing(paths) : null,
}

const importing =
  (paths: readonly string[]): Command =>
  async ({ db }) => {
    // A database that was never started has no dictionaries yet.
    await loadDictionaries(db)
    const imported = await importDictionaries(
      db,
      paths.map((path) => ({ name: path, read: () => readExisting(path) })),
    )
    const report = imported.map(({ dictionary, rows, added, changed }) => {
      const counts = `добавлено ${formatNumber(added)}, изменено ${formatNumber(changed)}`
      const same = formatNumber(rows - added - changed)
      return `${LAYOUTS[dictionary].title}: ${counts}, без изменений ${same}`
    })
    return [...report, 'Работающий сайт покажет новое в течение минуты.']
  }

async function readExisting(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new Error(`Файл ${path} не прочитать.`, { cause: error })
  }
}
