import {
  createDraftBackups,
  type DraftBackup,
  draftBackupSchema,
} from '@trassa/ad-form/saving/draft-backup'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'
import { KEPT_KEYS } from '../../../lib/kept-keys.ts'

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
  schema: draftBackupSchema.extend({ adType: z.enum(AD_TYPES), userId: z.string().nullable() }),
  keyOf: ({ adType, adId }) => `${KEPT_KEYS.adForm}.${adId ?? `new.${adType}`}`,
})

/** Whether a backup belongs to a form of this type and to this account, or to no account. */
export const isBackupOf = (backup: OwnerBackup, adType: AdType, userId: string | null): boolean =>
  backup.adType === adType && (backup.userId === null || backup.userId === userId)
