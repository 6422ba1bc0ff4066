import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import type { Period } from './period/period.ts'

/** The gateway counts once a minute. */
const REFRESH_MS = 60_000

/** Which figures are read. */
export interface FiguresKey {
  period: Period
  lane: QueueLane | undefined
  moderatorId: string | undefined
}

const common = { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData }

export const figuresQuery = (api: ApiClient, { period, lane, moderatorId }: FiguresKey) =>
  queryOptions({
    ...common,
    queryKey: ['figures', period, lane, moderatorId],
    queryFn: ({ signal }) =>
      api.ask(
        readFigures,
        { query: { ...period, ...(lane && { lane }), ...(moderatorId && { moderatorId }) } },
        { signal },
      ),
  })

export const queueAgesQuery = (api: ApiClient) =>
  queryOptions({
    ...common,
    queryKey: ['figures', 'queue'],
    queryFn: ({ signal }) => api.ask(readQueueAges, {}, { signal }),
  })

export const staffFiguresQuery = (
  api: ApiClient,
  { period, lane }: Omit<FiguresKey, 'moderatorId'>,
) =>
  queryOptions({
    ...common,
    queryKey: ['figures', 'people', period, lane],
    queryFn: ({ signal }) =>
      api.ask(readStaffFigures, { query: { ...period, ...(lane && { lane }) } }, { signal }),
  })
