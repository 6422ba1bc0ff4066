import { adInputSchema } from '@trassa/contracts/entities/ad'
import { photoSchema } from '@trassa/contracts/entities/photo'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'
import type { AdContent } from '../ad-content.ts'

/** Looser than the contract: what is kept here is exactly what the server would not take. */
const contentSchema: z.ZodType<AdContent> = z.object({
  cityId: z.string().nullable(),
  price: z.number().nullable(),
  description: z.string(),
  contactName: z.string(),
  address: z.string(),
  fields: adInputSchema.shape.fields,
  photos: z.array(photoSchema),
})

const mirrorSchema = z.object({
  adType: z.enum(AD_TYPES),
  /** Whose words these are; `null` was typed before logging in. */
  userId: z.string().nullable(),
  /** The version of the ad that was being changed; `null` before there was one. */
  version: z.number().nullable(),
  content: contentSchema,
})
export type Mirror = z.infer<typeof mirrorSchema>

const keyOf = (adId: string | null) => `trassa.ad-form.${adId ?? 'new'}`

/**
 * Everything typed into the form of one ad, kept in this browser until it is submitted, so that a
 * crash, a reload or a lost network loses nothing. `null` is the ad that does not exist yet.
 * Where storage is forbidden or full, only the server keeps it.
 */
export const localMirror = {
  read(adId: string | null): Mirror | null {
    try {
      const parsed = mirrorSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(adId)) ?? ''))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  write(adId: string | null, mirror: Mirror): void {
    try {
      localStorage.setItem(keyOf(adId), JSON.stringify(mirror))
    } catch {
      // A full storage must not stop anybody from typing.
    }
  },
  clear(adId: string | null): void {
    try {
      localStorage.removeItem(keyOf(adId))
    } catch {
      // Nothing was kept where storage is forbidden.
    }
  },
}

/** Whether a mirror is of this form and may be shown to this person. */
export const isMirrorOf = (mirror: Mirror, adType: AdType, userId: string | null): boolean =>
  mirror.adType === adType && (mirror.userId === null || mirror.userId === userId)
