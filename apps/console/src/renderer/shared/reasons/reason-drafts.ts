import { moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { z } from 'zod'

/** What is being typed may be empty still. */
const draftSchema = z.array(moderationReasonSchema.extend({ message: z.string().max(2000) }))
export type ReasonDraft = z.infer<typeof draftSchema>

const keyOf = (adId: string) => `reasons:${adId}`

/**
 * Reasons that are typed but not sent. In the local storage and not in the session's: that one ends
 * with the window, and closing it must lose nothing (domain §9).
 */
export const reasonDrafts = {
  read(adId: string): ReasonDraft {
    const text = localStorage.getItem(keyOf(adId))
    if (text === null) return []
    try {
      return draftSchema.catch([]).parse(JSON.parse(text))
    } catch {
      return []
    }
  },
  write(adId: string, reasons: ReasonDraft): void {
    if (reasons.length === 0) localStorage.removeItem(keyOf(adId))
    else localStorage.setItem(keyOf(adId), JSON.stringify(reasons))
  },
  clear(adId: string): void {
    localStorage.removeItem(keyOf(adId))
  },
}
