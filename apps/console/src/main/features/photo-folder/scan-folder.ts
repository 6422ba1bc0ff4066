import { opendir, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FolderFault } from '../../../shared/photo-folder.ts'
import { logProblem } from '../../lib/log-problem.ts'

/** More entries than a folder of photographs has: a wrong folder is not read to its end. */
const ENTRIES_MAX = 50_000
const ENDING = /\.[^.]*$/
const PICTURE_ENDING = /\.(?:jpe?g|png|webp|heic|heif|avif)$/i

export interface FolderFiles {
  /** The folder's own name. */
  name: string
  /** The path of the file that a name means; `undefined` where the folder has none. */
  find: (name: string) => string | undefined
}

/** Systems write the same letters in two ways, and most do not tell capitals. */
const normal = (name: string): string => name.normalize('NFC').toLowerCase()

/** The names of the files in a folder; `null` where it has too many entries. */
async function readNames(folder: string, entriesMax: number): Promise<string[] | null> {
  const names: string[] = []
  let entries = 0
  for await (const entry of await opendir(folder)) {
    entries += 1
    if (entries > entriesMax) return null
    if (entry.isFile()) names.push(entry.name)
  }
  return names.toSorted()
}

function listed(folder: string, names: readonly string[]): FolderFiles {
  const whole = new Map<string, string>()
  const withoutEnding = new Map<string, string>()
  for (const name of names) {
    whole.set(normal(name), name)
    const stem = normal(name.replace(ENDING, ''))
    if (PICTURE_ENDING.test(name) && !withoutEnding.has(stem)) withoutEnding.set(stem, name)
  }
  return {
    name: basename(folder),
    find(asked) {
      const name = normal(asked)
      const found = whole.get(name) ?? withoutEnding.get(name)
      return found === undefined ? undefined : join(folder, found)
    },
  }
}

/**
 * The files that stand in a folder itself, by their names: links and folders are left out. A name that a stock gives
 * is only compared with those that the system gives, so it never leads to another place.
 */
export async function scanFolder(
  path: string,
  entriesMax = ENTRIES_MAX,
): Promise<FolderFiles | FolderFault> {
  try {
    const folder = await realpath(path)
    const names = await readNames(folder, entriesMax)
    return names === null ? 'tooManyFiles' : listed(folder, names)
  } catch (error) {
    logProblem('a folder of photographs', error)
    return 'unreadable'
  }
}
