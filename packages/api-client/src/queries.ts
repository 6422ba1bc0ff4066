import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { adBySlug, ownAd, publicationQuota } from '@trassa/contracts/calls/ads'
import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import { favoriteAds, favoriteIds } from '@trassa/contracts/calls/favorites'
import {
  adCards,
  filterAds,
  filterSummary,
  sellerAds,
  similarAds,
  userAds,
} from '@trassa/contracts/calls/filter'
import { readMe, sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import type { ApiClient } from './client.ts'

const HOUR_MS = 60 * 60 * 1000

/** Reference data changes with an import at most. */
const reference = { staleTime: HOUR_MS, gcTime: 24 * HOUR_MS }

/** A page's loader returns it, so that it is not sent once more for the cache. */
const IN_LOADER_DATA = { inLoaderData: true }

/** Where a list begins and goes on. `null` and not `undefined`: the cache comes from the server as JSON. */
export const firstPage = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
}

/** The profile of the session; `null` without a session. */
export const meQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }): Promise<Profile | null> =>
      api.ask(readMe, {}, { signal }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'session.missing') return null
        throw error
      }),
    retry: false,
  })

export const citiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: ({ signal }) => api.ask(listCities, {}, { signal }),
    ...reference,
  })

/** Every region that has a city, by name. */
export const regionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) => api.ask(listRegions, {}, { signal }),
    ...reference,
  })

/** A list of active ads from `cursor` on; `query` is what stands in the address (catalogue: `form-query`). */
export const adsQuery = (
  api: ApiClient,
  query: CallArguments<typeof filterAds, 'input'>['query'],
  cursor?: string,
) =>
  infiniteQueryOptions({
    queryKey: ['ads', query, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.ask(filterAds, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
    initialPageParam: cursor ?? null,
  })

/** What is said about a list as a whole. */
export const listSummaryQuery = (
  api: ApiClient,
  query: CallArguments<typeof filterSummary, 'input'>['query'],
) =>
  queryOptions({
    queryKey: ['listSummary', query],
    queryFn: ({ signal }) => api.ask(filterSummary, { query }, { signal }),
    meta: IN_LOADER_DATA,
  })

export const adQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['ad', slug],
    queryFn: ({ signal }) => api.ask(adBySlug, { query: { slug } }, { signal }),
    meta: IN_LOADER_DATA,
  })

/** Ads like one, and its price among comparable ones. */
export const similarAdsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['similarAds', id],
    queryFn: ({ signal }) => api.ask(similarAds, { params: { id } }, { signal }),
    meta: IN_LOADER_DATA,
  })

/** The cards of the live ones among these ads, in this order. */
export const adCardsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['adCards', ids],
    queryFn: ({ signal }) => api.ask(adCards, { query: { ids: ids.join(',') } }, { signal }),
  })

export const ownAdQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ownAd', id],
    queryFn: ({ signal }) => api.ask(ownAd, { params: { id } }, { signal }),
    // A form is filled from it once: a refetch would overwrite what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The free publications of the session's user: how many there are and how many are taken. */
export const quotaQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['userAds', 'quota'],
    queryFn: ({ signal }) => api.ask(publicationQuota, { query: {} }, { signal }),
  })

export const userAdsQuery = (
  api: ApiClient,
  query: CallArguments<typeof userAds, 'input'>['query'],
) =>
  infiniteQueryOptions({
    queryKey: ['userAds', query],
    queryFn: ({ pageParam, signal }) =>
      api.ask(userAds, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
  })

/** The ids of the user's favourites, newest first. */
export const favoriteIdsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['favoriteIds'],
    queryFn: async ({ signal }): Promise<string[]> =>
      (await api.ask(favoriteIds, {}, { signal })).adIds,
  })

export const favoriteAdsQuery = (
  api: ApiClient,
  query: CallArguments<typeof favoriteAds, 'input'>['query'],
) =>
  infiniteQueryOptions({
    queryKey: ['favoriteAds', query],
    queryFn: ({ pageParam, signal }) =>
      api.ask(favoriteAds, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
  })

export const sellerQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['seller', slug],
    queryFn: ({ signal }) => api.ask(sellerBySlug, { query: { slug } }, { signal }),
  })

/** A seller's live ads from `cursor` on, of one type or all. */
export const sellerAdsQuery = (
  api: ApiClient,
  query: Omit<CallArguments<typeof sellerAds, 'input'>['query'], 'cursor'>,
  cursor?: string,
) =>
  infiniteQueryOptions({
    queryKey: ['sellerAds', query, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.ask(sellerAds, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
    initialPageParam: cursor ?? null,
  })
