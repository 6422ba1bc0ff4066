import { AppError } from '@trassa/contracts/app-error'
import type { Ad } from '@trassa/contracts/entities/ad'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { readContact, readLiveAdById, readLiveAdBySlug } from '../read-ads.repository.ts'
import { isCrawler } from './crawlers.ts'
import { insertPhoneReveal } from './phone-reveals.repository.ts'
import { plainText } from './plain-text.ts'
import type { ViewCounter } from './view-counter.ts'

const HOUR = 3600
/** Phones an hour: an address may be a whole office's, a person's account is one person's. */
const REVEALS_BY_ADDRESS = 30
const REVEALS_BY_USER = 60

/** The characters of a slug; any other text is answered without a query. */
const SLUG = /^[a-z0-9-]+$/

interface Reader {
  address: string
  userAgent: string | undefined
}

/** How an ad is wanted; without the flag: its description as plain text (spec §7). */
interface Wanted {
  descriptionMarkdown?: boolean | undefined
}

interface Caller extends Reader {
  visitor: Visitor | null
  sessionId: string
}

export type LiveAdsService = ReturnType<typeof createLiveAdsService>

/** What buyers get of one ad (spec §7: get-by-slug, get-by-id; domain §2: the phone on click). */
export function createLiveAdsService({ db, views }: { db: Database; views: ViewCounter }) {
  const seen = (ad: Ad | undefined, reader: Reader, { descriptionMarkdown }: Wanted): Ad => {
    if (!ad) throw new AppError('ad.not_found')
    if (!isCrawler(reader.userAgent)) views.count(ad.id)
    return descriptionMarkdown ? ad : { ...ad, description: plainText(ad.description) }
  }

  return {
    bySlug: async (slug: string, reader: Reader, wanted: Wanted): Promise<Ad> => {
      if (!SLUG.test(slug)) throw new AppError('ad.not_found')
      return seen(await readLiveAdBySlug(db, slug), reader, wanted)
    },
    byId: async (id: string, reader: Reader, wanted: Wanted): Promise<Ad> =>
      seen(await readLiveAdById(db, id), reader, wanted),

    revealPhone: async (id: string, { visitor, sessionId, address, userAgent }: Caller) => {
      if (isCrawler(userAgent)) throw new AppError('session.forbidden')
      const limit = visitor
        ? { key: `reveal:user:${visitor.userId}`, hits: REVEALS_BY_USER }
        : { key: `reveal:address:${address}`, hits: REVEALS_BY_ADDRESS }
      await limitRate(db, { ...limit, seconds: HOUR })
      const contact = await readContact(db, id)
      if (!contact) throw new AppError('ad.phone_hidden')
      await insertPhoneReveal(db, { adId: id, viewerId: visitor?.userId ?? null, sessionId })
      return contact
    },
  }
}
