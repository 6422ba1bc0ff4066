import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '@trassa/api-client/payment-queries'
import { AppError } from '@trassa/contracts/app-error'
import { useApi } from '../../../shared/api/api-context.ts'

/** Milliseconds: how often is asked at first, by how much each pause grows, and the longest. */
const FIRST_PAUSE = 2000
const PAUSE_GROWTH = 1.15
const LONGEST_PAUSE = 15_000

/** The pause before the next time that is asked. @param times how often it has been asked */
export const pauseAfter = (times: number): number =>
  Math.min(FIRST_PAUSE * PAUSE_GROWTH ** Math.max(times - 1, 0), LONGEST_PAUSE)

/** Whether the order is not to be had at all: asking again changes nothing. */
export const isRefusal = (error: Error): boolean =>
  error instanceof AppError && !/^(?:network|server)\./.test(error.code)

/** An order that is asked for again and again while it waits for its payment and the page is seen. */
export function useAskedOrder(id: string) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...orderQuery(useApi(), id),
    retry: false,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      const isOver = (data && data.state !== 'awaiting') || (error && isRefusal(error))
      return isOver ? false : pauseAfter(dataUpdateCount + errorUpdateCount)
    },
  })
  // What an earlier page has read of it says nothing of the payment.
  return { order: isFetchedAfterMount ? data : undefined, error, isFetching, refetch }
}
