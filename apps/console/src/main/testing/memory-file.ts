import type { ConsoleFile } from '../lib/console-file.ts'

/** The console's settings file without a disk; `values` is what would be written. */
export function memoryFile(): ConsoleFile & { values: ReadonlyMap<string, unknown> } {
  const values = new Map<string, unknown>()
  return {
    values,
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    delete: (key) => void values.delete(key),
  }
}
