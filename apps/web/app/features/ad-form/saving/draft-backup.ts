import { createDraftBackups, type DraftBackup } from '@trassa/ad-form/saving/draft-backup'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'

/** The form of an ad, or of the new ad of a type. */
interface BackedUpForm {
  adType: AdType
  adId: string | null
}

export interface OwnerBackup extends DraftBackup {
  adType: AdType
  /** The account that typed it; `null`: typed before logging in. */
  userId: string | null
}

/** Unsaved forms of this browser, kept until they are submitted. */
export const draftBackups = createDraftBackups<BackedUpForm, OwnerBackup>({
  keyOf: ({ adType, adId }) => `${KEPT_KEYS.adForm}.${adId ?? `new.${adType}`}`,
})

/** What this browser keeps of a form; the schema is loaded only where there is something to parse. */
export async function readBackup(form: BackedUpForm): Promise<OwnerBackup | null> {
  if (!draftBackups.has(form)) return null
  const { ownerBackupSchema } = await import('./owner-backup-schema.ts')
  return draftBackups.read(form, ownerBackupSchema)
}

/** Whether a backup belongs to a form of this type and to this account, or to no account. */
export const isBackupOf = (backup: OwnerBackup, adType: AdType, userId: string | null): boolean =>
  backup.adType === adType && (backup.userId === null || backup.userId === userId)
