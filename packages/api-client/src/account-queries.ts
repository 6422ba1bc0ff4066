import { queryOptions } from '@tanstack/react-query'
import { listNoticeChoices } from '@trassa/contracts/calls/account'
import { readEmail } from '@trassa/contracts/calls/account-email'
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

/** The e-mail address of the session's user, and the one that waits for its link. */
export const emailQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['email'],
    queryFn: ({ signal }) => api.ask(readEmail, {}, { signal }),
  })
