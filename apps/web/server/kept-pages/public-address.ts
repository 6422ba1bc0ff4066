import { PATHS, plainPath } from '../../app/shared/addresses/paths.ts'
import { PAYMENT_PATHS } from '../../app/shared/payment/payment-paths.ts'

/** A longer address is rendered for its visitor alone. */
const MOST_SIGNS = 2000

/** Pages for one person, with what a link of theirs brings, forms, tools and pages for developers. */
const PERSONAL = [
  '/profile',
  PATHS.createAd,
  PATHS.editAd,
  PATHS.confirmAd,
  PATHS.confirmEmail,
  PATHS.unsubscribe,
  PATHS.stillOffered,
  PATHS.sending,
  PATHS.clearCache,
  ...Object.values(PAYMENT_PATHS),
  '/dev',
].map((path) => `${plainPath(path)}/`)

/**
 * The address under which a page may be kept, `null` where it may not. It is what the page is rendered for: two requests
 * share a page only where the router and the loaders see the same.
 */
export function publicAddress({ pathname, search }: URL): string | null {
  const address = pathname + search
  if (address.length > MOST_SIGNS) return null
  const plain = `${plainPath(pathname)}/`
  return PERSONAL.some((path) => plain.startsWith(path)) ? null : address
}
