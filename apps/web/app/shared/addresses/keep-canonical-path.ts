import { redirect } from 'react-router-dom'

/** Throws a 301 to `pathname`, query kept, where the address spells it otherwise (domain §7). */
export function keepCanonicalPath(url: URL, pathname: string): void {
  if (url.pathname !== pathname) throw redirect(`${pathname}${url.search}`, 301)
}
