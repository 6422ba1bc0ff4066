import { readdir, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** More files than any stock has: a folder like the whole disk is not read to its end. */
const FILES_MAX = 50_000
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

/**
 * The files that stand in a folder itself, by their names: links and folders are left out. A name that a stock gives
 * is only compared with those that the system gives, so it never leads to another place.
 */
export async function scanFolder(path: string): Promise<FolderFiles> {
  const folder = await realpath(path)
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
  const whole = new Map<string, string>()
  const withoutEnding = new Map<string, string>()
  for (const name of names.slice(0, FILES_MAX)) {
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
