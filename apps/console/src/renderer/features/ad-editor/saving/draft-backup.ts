import type { AdContent } from '@trassa/ad-form/content/ad-content'
import { storedContentSchema } from '@trassa/ad-form/content/stored-content-schema'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { z } from 'zod'

/** What is being written: a new ad of a type for a user, or an ad that exists. */
export type EditedAd = { userId: string; adType: AdType } | { adId: string }

const keptSchema = z.object({
  /** The version that was being changed; `null` of a new ad. */
  version: z.number().nullable(),
  content: storedContentSchema,
})
export type KeptAd = z.infer<typeof keptSchema>

const keyOf = (edited: EditedAd) =>
  'adId' in edited ? `ad:${edited.adId}` : `ad:new:${edited.userId}:${edited.adType}`

/** What is typed into the form of an ad and not saved: closing the window loses nothing (domain §9). */
export const keptAds = {
  read(edited: EditedAd): KeptAd | null {
    const text = localStorage.getItem(keyOf(edited))
    if (text === null) return null
    try {
      return keptSchema.nullable().catch(null).parse(JSON.parse(text))
    } catch {
      return null
    }
  },
  write(edited: EditedAd, version: number | null, content: AdContent): void {
    localStorage.setItem(keyOf(edited), JSON.stringify({ version, content }))
  },
  clear(edited: EditedAd): void {
    localStorage.removeItem(keyOf(edited))
  },
}
