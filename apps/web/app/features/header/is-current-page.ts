import { isAt, type PageLocation } from '../../shared/addresses/paths.ts'

/** Whether a link leads to the current page: the path in any case, and the same subtype. */
export function isCurrentPage(to: string, { pathname, search }: PageLocation) {
  const [path = '', query = ''] = to.split('?')
  const asked = new URLSearchParams(search).get('ad_type')
  return isAt(pathname, path) && new URLSearchParams(query).get('ad_type') === asked
}
