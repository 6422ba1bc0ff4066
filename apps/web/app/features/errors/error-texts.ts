import { isRouteErrorResponse } from 'react-router-dom'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { statusOf } from '../../lib/document/route-error.ts'
import type { ClosedPage } from './closed-page.ts'

/** spec §2: the titles of the pages that appear instead of others. */
export const NOT_FOUND_TITLE = 'Страница не найдена'
export const FAILURE_TITLE = 'Технические неполадки'
export const MAINTENANCE_TITLE = 'Сайт обновляется'

/** The words of a closed site; `null` for another error. An outage is 503 too (shared/api/route-loader), with a code as its data. */
export const closedBy = (error: unknown): ClosedPage | null =>
  isRouteErrorResponse(error) && typeof error.data === 'object' ? error.data : null

/** The page that explains what a loader or a component threw. */
export function titleOfError(error: unknown) {
  const status = statusOf(error)
  if (status === 404) return NOT_FOUND_TITLE
  return status === 503 && closedBy(error) ? MAINTENANCE_TITLE : FAILURE_TITLE
}

/** The head of an error page; none of them belongs into a search engine. */
export const errorMeta = (error: unknown) =>
  plainMeta({ title: titleOfError(error), noindex: true })
