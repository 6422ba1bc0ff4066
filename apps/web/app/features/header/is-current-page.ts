import type { Location } from 'react-router-dom'
import { isAt } from '../../shared/addresses/paths.ts'

/** Whether a link leads to the current page: the path in any case, and the same subtype. */
export function isCurrentPage(
  to: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) {
  const [path = '', query = ''] = to.split('?')
  const asked = new URLSearchParams(search).get('ad_type')
  return isAt(pathname, path) && new URLSearchParams(query).get('ad_type') === asked
}
