import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  type ComplaintSide,
  type UserHistoryPart,
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator/user-card'
import { LOOK_UP, LOOK_UP_PAGES } from '../look-up-options.ts'

/** A part of a user's history, newest first. */
export const userHistoryQuery = (api: ApiClient, id: string, part: UserHistoryPart) =>
  infiniteQueryOptions({
    ...LOOK_UP_PAGES,
    queryKey: ['userCard', id, 'history', part],
    queryFn: ({ pageParam }) =>
      api.ask(userHistory, { params: { id }, query: { part, cursor: pageParam } }),
  })

/** Complaints of a user's ads, or made by the user. */
export const userComplaintsQuery = (api: ApiClient, id: string, side: ComplaintSide) =>
  infiniteQueryOptions({
    ...LOOK_UP_PAGES,
    queryKey: ['userCard', id, 'complaints', side],
    queryFn: ({ pageParam }) =>
      api.ask(userComplaints, { params: { id }, query: { side, cursor: pageParam } }),
  })

/** Accounts that may belong to the same person. */
export const userDuplicatesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    ...LOOK_UP,
    queryKey: ['userCard', id, 'duplicates'],
    queryFn: () => api.ask(userDuplicates, { params: { id } }),
  })

/** Reads the open cards and their sections anew, after a change of an account. */
export const refreshUserCards = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => ['user', 'userCard'].includes(String(queryKey[0])),
  })
