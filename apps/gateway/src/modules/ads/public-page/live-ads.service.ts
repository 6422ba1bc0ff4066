import { plainText } from '@trassa/catalog/description/plain-text'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type { priceHistory } from '@trassa/contracts/calls/ads'
import type { Ad, GoneAd } from '@trassa/contracts/entities/ad'
import type { Database } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { isWithinRate, limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import type { ActivityCounter } from '../activity/activity-counter.ts'
import type { AdRecord } from '../ads.table.ts'
import { toRoubles } from '../content/ad-content.ts'
import { readPriceChanges } from '../prices/price-changes.repository.ts'
import { readContact, readLiveAdById, readLiveAdBySlug } from '../read-ads.repository.ts'
import { isCrawler } from './crawlers.ts'
import { readGoneAd } from './gone-ads.repository.ts'
import { insertPhoneReveal } from './phone-reveals.repository.ts'

const HOUR = 3600
/** Phones an hour: an address may belong to an office, an account belongs to one person. */
const REVEALS_BY_ADDRESS = 30
const REVEALS_BY_USER = 60

/** Views of one ad an hour from one address: an office or a mobile operator is several people. */
const VIEWS_BY_ADDRESS = 10

/** The characters of a slug; any other text is answered without a query. */
const SLUG = /^[a-z0-9-]+$/

interface Client {
  address: string
  userAgent: string | undefined
}

/** How an ad is wanted; without the flag: its description as plain text (spec §7). */
interface Wanted {
  descriptionMarkdown?: boolean | undefined
}

interface Viewer extends Client {
  visitor: Visitor | null
}

interface Caller extends Viewer {
  trace: Trace
}

export type LiveAdsService = ReturnType<typeof createLiveAdsService>

/** Public reading of one ad (spec §7: get-by-slug, get-by-id; domain §2: the phone on click). */
export function createLiveAdsService({ db, counter }: { db: Database; counter: ActivityCounter }) {
  const found = async (
    ad: Ad | undefined,
    which: Pick<AdRecord, 'slug'> | Pick<AdRecord, 'id'>,
    { descriptionMarkdown }: Wanted,
  ): Promise<Ad> => {
    if (!ad) throw new AppError((await readGoneAd(db, which)) ? 'ad.gone' : 'ad.not_found')
    return descriptionMarkdown ? ad : { ...ad, description: plainText(ad.descriptionTree) }
  }

  return {
    bySlug: async (slug: string, wanted: Wanted): Promise<Ad> => {
      if (!SLUG.test(slug)) throw new AppError('ad.not_found')
      return found(await readLiveAdBySlug(db, slug), { slug }, wanted)
    },
    byId: async (id: string, wanted: Wanted): Promise<Ad> =>
      found(await readLiveAdById(db, id), { id }, wanted),

    /** What is told of an ad whose address is still asked for after it was public. */
    gone: async ({ slug, id }: { slug?: string | undefined; id?: string | undefined }) => {
      const which = id ? { id } : slug && SLUG.test(slug) ? { slug } : undefined
      const gone: GoneAd | undefined = which && (await readGoneAd(db, which))
      if (!gone) throw new AppError('ad.not_found')
      return gone
    },

    /** How the price of a live ad has changed; without changes empty. The first price has no date. */
    priceHistory: async (id: string): Promise<CallAnswer<typeof priceHistory>> => {
      if (!(await readContact(db, id))) throw new AppError('ad.not_found')
      const changes = await readPriceChanges(db, id)
      const [first] = changes
      const points = changes.map(({ priceTo, at }) => ({
        price: toRoubles(priceTo),
        at: at.toISOString(),
      }))
      return { points: first ? [{ price: toRoubles(first.priceFrom), at: null }, ...points] : [] }
    },

    /**
     * Counts a view. Reading an ad counts none: servers, caches and prefetching browsers read ads
     * that are never shown (docs/decisions/023). Owners’ own views are dropped when they are written.
     */
    countView: async (id: string, { address, userAgent, visitor }: Viewer) => {
      if (isCrawler(userAgent)) return { counted: false }
      const key = `view:${id}:${networkOf(address)}`
      const counted = await isWithinRate(db, { key, hits: VIEWS_BY_ADDRESS, seconds: HOUR })
      if (counted) counter.count('views', id, visitor?.userId ?? null)
      return { counted }
    },

    revealPhone: async (id: string, { visitor, trace, address, userAgent }: Caller) => {
      if (isCrawler(userAgent)) throw new AppError('session.forbidden')
      const limit = visitor
        ? { key: `reveal:user:${visitor.userId}`, hits: REVEALS_BY_USER }
        : { key: `reveal:address:${networkOf(address)}`, hits: REVEALS_BY_ADDRESS }
      await limitRate(db, { ...limit, seconds: HOUR })
      const contact = await readContact(db, id)
      if (!contact) throw new AppError('ad.phone_hidden')
      await insertPhoneReveal(db, { adId: id, viewerId: visitor?.userId ?? null, ...trace })
      counter.count('phones', id, visitor?.userId ?? null)
      return contact
    },
  }
}
