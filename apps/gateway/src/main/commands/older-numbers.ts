import { readFile } from 'node:fs/promises'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { importOlderNumbers } from '../../modules/ads/public.ts'
import type { CommandGroup } from './command.ts'

/** spec §7, `oldAdCategory`: the numbers that ads had in the older product. */
export const olderNumbers: CommandGroup = {
  usage: `Прежние номера объявлений:
  older-numbers import <файл.csv>   по этим номерам объявления находят старые программы (docs/older-calls.md)`,

  parse: ([action, path, ...more]) => {
    if (action !== 'import' || path === undefined || more.length > 0) return null
    return async ({ db }) => {
      const file = await readFile(path).catch((cause: unknown) => {
        throw new Error(`Файл ${path} не прочитать.`, { cause })
      })
      return [`Загружено номеров: ${formatNumber(await importOlderNumbers(db, file))}.`]
    }
  },
}
