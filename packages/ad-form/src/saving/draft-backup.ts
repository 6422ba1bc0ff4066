import type { z } from 'zod'
import type { AdContent } from '../content/ad-content.ts'

/** The unsaved content of a form. `version` is the ad's that was being edited; `null` where the server has none yet. */
export interface DraftBackup {
  version: number | null
  content: AdContent
}

interface DraftBackupOptions<Form> {
  /** The storage key of one form. */
  keyOf: (form: Form) => string
  /** A function, because reading `localStorage` throws where storage is forbidden or absent (SSR). */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

export interface DraftBackups<Form, Backup extends DraftBackup> {
  /** Whether there may be one: the schema is then worth loading. */
  has: (form: Form) => boolean
  /**
   * The backup of a form; `null` if there is none or it cannot be parsed.
   * @param schema `draftBackupSchema`, or an extension of it; given here, so that a page without a backup brings no zod
   */
  read: (form: Form, schema: z.ZodType<Backup>) => Backup | null
  write: (form: Form, backup: Backup) => void
  clear: (form: Form) => void
}

/**
 * Keeps the content of forms in the browser's storage until it is saved, so that a crash, a reload or
 * a closed window loses nothing (domain §9). Never throws: without usable storage only the server
 * keeps the ad.
 */
export function createDraftBackups<Form, Backup extends DraftBackup>({
  keyOf,
  storage = () => localStorage,
}: DraftBackupOptions<Form>): DraftBackups<Form, Backup> {
  const stored = (form: Form) => storage().getItem(keyOf(form))
  return {
    has(form) {
      try {
        return stored(form) !== null
      } catch {
        return false
      }
    },
    read(form, schema) {
      try {
        const parsed = schema.safeParse(JSON.parse(stored(form) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    write(form, backup) {
      try {
        storage().setItem(keyOf(form), JSON.stringify(backup))
      } catch {
        // Full or forbidden storage must not interrupt typing.
      }
    },
    clear(form) {
      try {
        storage().removeItem(keyOf(form))
      } catch {
        // Forbidden storage holds no backup.
      }
    },
  }
}
