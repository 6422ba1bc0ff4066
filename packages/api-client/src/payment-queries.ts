import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { invoiceRequisites } from '@trassa/contracts/calls/invoices'
import {
  currentPackage,
  orderById,
  ownOrders,
  ownPackages,
  packagePrices,
  servicePrices,
} from '@trassa/contracts/calls/payments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ApiClient } from './client.ts'
import { firstPage } from './queries.ts'

/** The beginning of every key that a payment may change: orders, packages, what is left. */
export const PAYMENTS_KEY = ['payments']

/** An order of the session's user, as it is now. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'order', id],
    queryFn: ({ signal }) => api.ask(orderById, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The orders of the session's user, newest first. */
export const ownOrdersQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) =>
      api.ask(ownOrders, { query: { cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
  })

/** The packages of the session's user with the ads that were published with them, newest first. */
export const ownPackagesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS_KEY, 'packages'],
    queryFn: ({ pageParam, signal }) =>
      api.ask(ownPackages, { query: { cursor: pageParam ?? undefined } }, { signal }),
    ...firstPage,
  })

/** spec §7: publications left in the valid packages of a user. */
export const currentPackageQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'current', userId],
    queryFn: ({ signal }) =>
      api.ask(
        currentPackage,
        { params: { userId }, query: { packageType: 'GENERAL' } },
        { signal },
      ),
  })

/** Whether the user may pay by an invoice, and the requisites that it would be made out to. */
export const requisitesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'requisites'],
    queryFn: ({ signal }) => api.ask(invoiceRequisites, {}, { signal }),
  })

/** What packages cost now. */
export const packagePricesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['prices', 'packages'],
    queryFn: ({ signal }) =>
      api.ask(packagePrices, { params: { type: 'GENERAL' }, query: {} }, { signal }),
  })

/** What a publication and each promotion of an ad of this type cost now. */
export const servicePricesQuery = (api: ApiClient, adType: AdType) =>
  queryOptions({
    queryKey: ['prices', 'services', adType],
    queryFn: ({ signal }) => api.ask(servicePrices, { params: { adType } }, { signal }),
  })
