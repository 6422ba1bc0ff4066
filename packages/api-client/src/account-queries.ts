import { queryOptions } from '@tanstack/react-query'
import { listNoticeChoices } from '@trassa/contracts/calls/account'
import { listSessions } from '@trassa/contracts/calls/profiles'
import type { ApiClient } from './client.ts'

/** The logins of the session's user. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.ask(listSessions, {}, { signal }),
  })

/** Which notices reach the session's user by which channel. */
export const noticeChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['noticeChoices'],
    queryFn: ({ signal }) => api.ask(listNoticeChoices, {}, { signal }),
  })
