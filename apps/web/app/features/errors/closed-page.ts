import { formatDateTime } from '@trassa/catalog/format/dates'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { data } from 'react-router-dom'

/** What a visitor of a closed site reads; written by the server, so that pages need neither words nor code for it. */
export interface ClosedPage {
  text: string
  /** When it is expected to open; `null` where that is not announced or has passed. */
  opens: string | null
}

/** What the root's loader throws while the site is closed for technical work (spec §2, docs/decisions/153). */
export function closedPage(
  { text, until, retryAfter }: NonNullable<SiteState['maintenance']>,
  now: Date,
) {
  const isAhead = until !== null && Date.parse(until) > now.getTime()
  const opens = isAhead
    ? `Сайт откроется примерно ${formatDateTime(until, now)} по московскому времени.`
    : null
  const page: ClosedPage = { text: `${ERROR_TEXTS['site.maintenance']} ${text}`, opens }
  const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' }
  return data(page, { status: 503, headers })
}
