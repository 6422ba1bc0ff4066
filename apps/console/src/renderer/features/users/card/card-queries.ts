import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  type ComplaintSide,
  type UserHistoryPart,
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator-user-card'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // Every look-up is logged, so nothing but a person's wish repeats it.
  refetchOnWindowFocus: false,
}

/** A part of a user's history, newest first. */
export const userHistoryQuery = (api: ApiClient, id: string, part: UserHistoryPart) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['userCard', id, 'history', part],
    queryFn: ({ pageParam }) =>
      api.ask(userHistory, { params: { id }, query: { part, cursor: pageParam } }),
  })

/** Complaints of a user's ads, or made by the user. */
export const userComplaintsQuery = (api: ApiClient, id: string, side: ComplaintSide) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['userCard', id, 'complaints', side],
    queryFn: ({ pageParam }) =>
      api.ask(userComplaints, { params: { id }, query: { side, cursor: pageParam } }),
  })

/** Accounts that may belong to the same person. */
export const userDuplicatesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['userCard', id, 'duplicates'],
    queryFn: () => api.ask(userDuplicates, { params: { id } }),
    refetchOnWindowFocus: false,
  })
