import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { AppError, invalid } from '@trassa/contracts/app-error'
import {
  type SavedSearch,
  type SavedSearchInput,
  savedSearchInputSchema,
} from '@trassa/contracts/entities/saved-search'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import {
  SAVED_SEARCH_NAME_MAX,
  SAVED_SEARCHES_MAX,
} from '@trassa/contracts/enumerations/saved-searches'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { lockUserById } from '../identity/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import type { SearchService } from '../search/public.ts'
import { describeLists } from './list-names.ts'
import {
  deleteSavedSearch,
  insertSavedSearch,
  readSavedSearches,
  readTimeZones,
  setPaused,
  updateSavedSearch,
} from './saved-searches.repository.ts'
import type { SavedSearchRecord } from './saved-searches.table.ts'

const QUERY = ['body', 'query']
/** A name of a parameter in an answer's sentence. */
const SHOWN_LENGTH = 40

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>

/** Saved searches of mailings (spec §7: notification-presets; domain §8). */
export function createSavedSearchesService({
  db,
  reference,
  search,
}: {
  db: Database
  reference: ReferenceCache
  search: Pick<SearchService, 'count'>
}) {
  /** @throws AppError `request.invalid` for a query that lists do not understand. */
  async function withCanonicalQuery(
    adType: AdType,
    input: SavedSearchInput,
  ): Promise<SavedSearchInput> {
    const form = formOf(adType)
    const { filters, ignored } = parseFilters(form, new URLSearchParams(input.query))
    const [unknown] = ignored
    if (unknown !== undefined)
      throw invalid(QUERY, `Такого условия у поиска нет: ${unknown.slice(0, SHOWN_LENGTH)}`)
    const city = filters.find(({ key }) => key === 'city')
    const places = await reference.places()
    if (city?.op === 'exact' && !places.cityIdsAt(String(city.value), 0))
      throw invalid(QUERY, 'Такого города или региона нет')
    return { ...input, query: filtersToQuery(form, { filters }) }
  }

  async function toAnswers(records: SavedSearchRecord[]): Promise<SavedSearch[]> {
    const descriptions = await describeLists(db, records, await reference.places())
    const totals = records.map(({ adType, query }) => search.count(adType, query))
    const counted = await Promise.all(totals)
    return records.map(({ userId: _, since: __, deletedAt: ___, name, ...record }, index) => ({
      ...record,
      name: name || (descriptions[index]?.name ?? '').slice(0, SAVED_SEARCH_NAME_MAX),
      isNamed: name !== '',
      filters: descriptions[index]?.filters ?? [],
      createdAt: record.createdAt.toISOString(),
      total: counted[index] ?? 0,
    }))
  }

  async function toAnswer(record: SavedSearchRecord): Promise<SavedSearch> {
    const [answer] = await toAnswers([record])
    if (!answer) throw new Error('No answer')
    return answer
  }

  return {
    create: async (
      { adType, ...input }: SavedSearchInput & { adType: AdType },
      { userId, type }: Visitor,
    ): Promise<SavedSearch> => {
      const wanted = await withCanonicalQuery(adType, input)
      const stored = await db.transaction(async (tx) => {
        // Locked, so that those that are saved at the same moment are counted and compared, too.
        if (!(await lockUserById(tx, userId))) throw new AppError('session.missing')
        const own = await readSavedSearches(tx, userId)
        const same = own.find((one) => one.adType === adType && one.query === wanted.query)
        if (same) return updateSavedSearch(tx, same.id, wanted)
        if (own.length >= SAVED_SEARCHES_MAX[type]) throw new AppError('preset.too_many')
        return insertSavedSearch(tx, { ...wanted, userId, adType })
      })
      return toAnswer(stored)
    },

    /**
     * Saves a list as usual, in the transaction of a button's press; one that is saved goes on as its user has set it.
     *
     * @throws AppError `preset.too_many`, `request.invalid` for a query that lists do not understand
     */
    follow: async (
      tx: Transaction,
      { userId, adType, query }: { userId: string; adType: AdType; query: string },
    ): Promise<SavedSearchRecord> => {
      const user = await lockUserById(tx, userId)
      if (!user) throw new AppError('session.missing')
      const timeZone = (await readTimeZones(tx, [userId])).get(userId)
      const usual = savedSearchInputSchema.parse({ timeZone })
      const wanted = await withCanonicalQuery(adType, { ...usual, query })
      const own = await readSavedSearches(tx, userId)
      const same = own.find((one) => one.adType === adType && one.query === wanted.query)
      if (same?.paused) await setPaused(tx, same.id, false)
      if (same) return { ...same, paused: false }
      if (own.length >= SAVED_SEARCHES_MAX[user.type]) throw new AppError('preset.too_many')
      return insertSavedSearch(tx, { ...wanted, userId, adType })
    },

    /** @param adType of these only; of all types where it is missing */
    list: async (
      { userId }: Pick<Visitor, 'userId'>,
      adType?: AdType,
    ): Promise<{ items: SavedSearch[] }> => {
      const own = await readSavedSearches(db, userId)
      return { items: await toAnswers(own.filter((one) => !adType || one.adType === adType)) }
    },

    /** @param adType a saved search of another type is not found; any type where it is missing */
    update: async (
      { id, adType, ...input }: SavedSearchInput & { id: string; adType?: AdType },
      { userId }: Visitor,
    ): Promise<SavedSearch> => {
      const stored = await db.transaction(async (tx) => {
        if (!(await lockUserById(tx, userId))) throw new AppError('session.missing')
        const own = await readSavedSearches(tx, userId)
        const before = own.find((one) => one.id === id && (!adType || one.adType === adType))
        if (!before) throw new AppError('preset.not_found')
        const wanted = await withCanonicalQuery(before.adType, input)
        const isTaken = own.some(
          (one) => one.id !== id && one.adType === before.adType && one.query === wanted.query,
        )
        if (isTaken) throw new AppError('preset.exists')
        return updateSavedSearch(tx, id, wanted)
      })
      return toAnswer(stored)
    },

    /** @param adType as of `update` */
    remove: async (
      { id, adType }: { id: string; adType?: AdType },
      { userId }: Visitor,
    ): Promise<{ id: string }> => {
      if (!(await deleteSavedSearch(db, { userId, id, adType }))) {
        throw new AppError('preset.not_found')
      }
      return { id }
    },
  }
}
