import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary files: uploads that are not checked yet and files that are being written. */
export const incomingFolder = (root: string): string => join(root, '.incoming')

/** Removes temporary files older than the given moment, left by a crash. @returns how many. */
export async function removeStaleIncoming(root: string, before: Date): Promise<number> {
  const folder = incomingFolder(root)
  await mkdir(folder, { recursive: true })
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
