import { data } from 'react-router-dom'

/** spec §8: what an address without a page answers with, beside the page that explains it. */
const NOT_FOUND_MESSAGE = 'This page could not be found'

/** To be thrown by a loader: there is no such page (spec §8, domain §7). */
export const notFound = () =>
  data(NOT_FOUND_MESSAGE, { status: 404, statusText: NOT_FOUND_MESSAGE })

/** spec §8: the status of what a route has thrown: its statusCode, its status or that of its response, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as Record<string, unknown>
  const nested = (response as { status?: unknown } | null | undefined)?.status
  return [statusCode, status, nested].find((one) => typeof one === 'number') ?? 500
}
