import { plainText } from '@trassa/catalog/description/plain-text'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { adById, adBySlug, type priceHistory } from '@trassa/contracts/calls/ads'
import type { GoneAd } from '@trassa/contracts/entities/ad'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeptAnswer, keptAnswer } from '../../../platform/http/kept-answer.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { isWithinRate, limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import type { ActivityCounter } from '../activity/activity-counter.ts'
import type { AdRecord } from '../ads.table.ts'
import { toRoubles } from '../content/ad-content.ts'
import { readAdIdOf } from '../older-numbers/older-numbers.repository.ts'
import { readPriceChanges } from '../prices/price-changes.repository.ts'
import { readContact, readLiveAd } from '../read-ads.repository.ts'
import { isCrawler } from './crawlers.ts'
import { readGoneAd } from './gone-ads.repository.ts'
import { insertPhoneReveal } from './phone-reveals.repository.ts'
import type { SellerAnswers } from './seller-answers.ts'

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

interface Dependencies {
  db: Database
  counter: ActivityCounter
  answers: SellerAnswers
}

/** Public reading of one ad (spec §7: get-by-slug, get-by-id; domain §2: the phone on click). */
export function createLiveAdsService({ db, counter, answers }: Dependencies) {
  /** @throws AppError `ad.gone`, `ad.not_found` */
  const answered = (
    call: typeof adBySlug | typeof adById,
    which: Pick<AdRecord, 'slug'> | Pick<AdRecord, 'id'>,
    { descriptionMarkdown = false }: Wanted,
  ): Promise<KeptAnswer> =>
    answers(`ad ${descriptionMarkdown} ${JSON.stringify(which)}`, async () => {
      const found = await readLiveAd(db.prepared, which)
      if (!found) throw new AppError((await readGoneAd(db, which)) ? 'ad.gone' : 'ad.not_found')
      const { ad, validUntil } = found
      const shown = descriptionMarkdown ? ad : { ...ad, description: plainText(ad.descriptionTree) }
      const answer = keptAnswer(call, shown)
      return { answer, sellerId: ad.seller.id, shows: [ad.id], validUntil }
    })

  return {
    bySlug: async (slug: string, wanted: Wanted): Promise<KeptAnswer> => {
      if (!SLUG.test(slug)) throw new AppError('ad.not_found')
      return answered(adBySlug, { slug }, wanted)
    },
    /** By the number that the ad had in a category of the older product, else by its id. */
    byId: async (
      id: string,
      { oldAdCategory: category, ...wanted }: Wanted & { oldAdCategory?: string | undefined },
    ): Promise<KeptAnswer> => {
      const older = category && (await readAdIdOf(db, { category, number: id }))
      return answered(adById, { id: older || id }, wanted)
    },

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
