import { storedContentSchema } from '@trassa/ad-form/content/stored-content-schema'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'

const mirrorSchema = z.object({
  adType: z.enum(AD_TYPES),
  /** Whose words these are; `null` was typed before logging in. */
  userId: z.string().nullable(),
  /** The version of the ad that was being changed; `null` before there was one. */
  version: z.number().nullable(),
  content: storedContentSchema,
})
export type Mirror = z.infer<typeof mirrorSchema>

/** Whose words: of an ad, or of the new one of a type. */
interface Place {
  adType: AdType
  adId: string | null
}

const keyOf = ({ adType, adId }: Place) => `trassa.ad-form.${adId ?? `new.${adType}`}`

/**
 * Everything typed into the form of one ad, kept in this browser until it is submitted, so that a
 * crash, a reload or a lost network loses nothing.
 * Where storage is forbidden or full, only the server keeps it.
 */
export const localMirror = {
  read(place: Place): Mirror | null {
    try {
      const parsed = mirrorSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? ''))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  write(place: Place, mirror: Mirror): void {
    try {
      localStorage.setItem(keyOf(place), JSON.stringify(mirror))
    } catch {
      // A full storage must not stop anybody from typing.
    }
  },
  clear(place: Place): void {
    try {
      localStorage.removeItem(keyOf(place))
    } catch {
      // Nothing was kept where storage is forbidden.
    }
  },
}

/** Whether a mirror is of this form and may be shown to this person. */
export const isMirrorOf = (mirror: Mirror, adType: AdType, userId: string | null): boolean =>
  mirror.adType === adType && (mirror.userId === null || mirror.userId === userId)
