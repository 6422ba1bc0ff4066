import { storedContentSchema } from '@trassa/ad-form/content/stored-content-schema'
import { createDraftBackups } from '@trassa/ad-form/saving/draft-backup'
import { draftBackupSchema } from '@trassa/ad-form/saving/draft-backup-schema'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { z } from 'zod'
import { draftStorage } from '../../../lib/draft-storage.ts'

/** The ad in the editor: a new one of a type for a user, or an existing one. */
export type EditedAd = { userId: string; adType: AdType } | { adId: string }

/** A backup with the content that it was made from: a later conflict is solved field by field. */
export const editorBackupSchema = draftBackupSchema.extend({
  base: storedContentSchema.nullable().default(null),
})
type EditorBackup = z.infer<typeof editorBackupSchema>

/** Unsaved content of the editor: closing the window loses nothing (domain §9). */
export const draftBackups = createDraftBackups<EditedAd, EditorBackup>({
  storage: () => draftStorage,
  keyOf: (edited) =>
    'adId' in edited ? `ad:${edited.adId}` : `ad:new:${edited.userId}:${edited.adType}`,
})
