import { z } from 'zod'
import type { AdContent } from '../content/ad-content.ts'
import { storedContentSchema } from '../content/stored-content-schema.ts'

/** The unsaved content of a form, as the browser's storage keeps it. */
export const draftBackupSchema = z.object({
  /** The ad's version that was being edited; `null` for an ad that the server does not have yet. */
  version: z.number().nullable(),
  content: storedContentSchema,
})
export interface DraftBackup {
  version: number | null
  content: AdContent
}

interface DraftBackupOptions<Form, Backup extends DraftBackup> {
  /** `draftBackupSchema`, or an extension of it. */
  schema: z.ZodType<Backup>
  /** The storage key of one form. */
  keyOf: (form: Form) => string
  /** A function, because reading `localStorage` throws where storage is forbidden or absent (SSR). */
  storage?: () => Storage
}

export interface DraftBackups<Form, Backup extends DraftBackup> {
  /** The backup of a form; `null` if there is none or it cannot be parsed. */
  read: (form: Form) => Backup | null
  write: (form: Form, backup: Backup) => void
  clear: (form: Form) => void
}

/**
 * Keeps the content of forms in the browser's storage until it is saved, so that a crash, a reload or
 * a closed window loses nothing (domain §9). Never throws: without usable storage only the server
 * keeps the ad.
 */
export function createDraftBackups<Form, Backup extends DraftBackup>({
  schema,
  keyOf,
  storage = () => localStorage,
}: DraftBackupOptions<Form, Backup>): DraftBackups<Form, Backup> {
  return {
    read(form) {
      try {
        const parsed = schema.safeParse(JSON.parse(storage().getItem(keyOf(form)) ?? 'null'))
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
