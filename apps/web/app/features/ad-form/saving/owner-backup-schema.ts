import { draftBackupSchema } from '@trassa/ad-form/saving/draft-backup-schema'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'

export const ownerBackupSchema = draftBackupSchema.extend({
  adType: z.enum(AD_TYPES),
  userId: z.string().nullable(),
})
