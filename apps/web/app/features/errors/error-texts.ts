import { isRouteErrorResponse } from 'react-router-dom'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { statusOf } from '../../lib/document/route-error.ts'

/** spec §2: the titles of the pages that appear instead of others. */
export const NOT_FOUND_TITLE = 'Страница не найдена'
export const FAILURE_TITLE = 'Технические неполадки'
export const MAINTENANCE_TITLE = 'Сайт обновляется'

/** The page that explains what a loader or a component threw. */
export function titleOfError(error: unknown) {
  const status = statusOf(error)
  if (status === 404) return NOT_FOUND_TITLE
  // An outage is 503 too (shared/api/route-loader), with a code as its data.
  const isMaintenance = status === 503 && isRouteErrorResponse(error) && error.data === null
  return isMaintenance ? MAINTENANCE_TITLE : FAILURE_TITLE
}

/** The head of an error page; none of them belongs into a search engine. */
export const errorMeta = (error: unknown) =>
  plainMeta({ title: titleOfError(error), noindex: true })
