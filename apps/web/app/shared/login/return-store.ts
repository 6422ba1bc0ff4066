import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { isAt, isUnder, PATHS } from '../addresses/paths.ts'

const KEY = KEPT_KEYS.return

/** Where a login began, so that the settings can lead back there. */
export interface ReturnPoint {
  /** Path, query and anchor. */
  href: string
  label: string
}

/** An ad has an address of three parts (domain §7); a page of one's own was not seen before the login. */
const labelOf = (pathname: string): string => {
  const isOwn = isUnder(pathname, '/profile') || isAt(pathname, PATHS.editAd)
  if (isOwn) return 'Вернуться к тому, что вы открывали'
  const parts = pathname.split('/').filter(Boolean).length
  return parts >= 3 ? 'Вернуться к объявлению' : 'Вернуться туда, где вы были'
}

export function rememberReturn({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): void {
  const point: ReturnPoint = { href: pathname + search + hash, label: labelOf(pathname) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(point))
  } catch {
    // Without storage there is no way back but the browser's.
  }
}

export function readReturn(): ReturnPoint | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const forgetReturn = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
