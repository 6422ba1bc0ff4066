import { PAYMENT_PATHS } from '../payment/payment-paths.ts'
import { PATHS, type PageLocation, plainPath } from './paths.ts'

/** Pages at a fixed address that show no list of ads; those redirect for more than their spelling. */
const FIXED_PATHS = [
  PATHS.compare,
  PATHS.createAd,
  PATHS.editAd,
  PATHS.confirmAd,
  PATHS.confirmEmail,
  PATHS.unsubscribe,
  PATHS.stillOffered,
  PATHS.help,
  PATHS.about,
  PATHS.carBuyback,
  PATHS.clearCache,
  PATHS.sending,
  PATHS.agreement,
  PATHS.consent,
  PATHS.policy,
  PATHS.termsOfPayment,
  PATHS.profileSettings,
  PATHS.myAds,
  PATHS.drafts,
  PATHS.archive,
  PATHS.favorites,
  PATHS.adPreview,
  PATHS.packages,
  PATHS.stock,
  ...Object.values(PAYMENT_PATHS),
  PATHS.devUi,
] as const

/** What a person types who leaves off the end of an address. */
const SHORTENED = ['/profile', '/profile/MyAdsAll']

const BY_PLAIN = new Map<string, string>([
  ...FIXED_PATHS.map((path) => [plainPath(path), path] as const),
  ...SHORTENED.map((path) => [plainPath(path), PATHS.myAds] as const),
])

/**
 * Where another spelling of a fixed page's path answers 301 to (domain §7: case, trailing slashes), query
 * kept; `null` for the right spelling and for every other path.
 */
export function fixedPathRedirect({ pathname, search }: PageLocation): string | null {
  const path = BY_PLAIN.get(plainPath(pathname))
  return path === undefined || path === pathname ? null : `${path}${search}`
}
