/** Addresses of pages that exist (spec §2), written once. */
export const PATHS = {
  home: '/',
  search: '/Search',
  compare: '/compare',
  createAd: '/createAd',
  editAd: '/editAd',
  confirmAd: '/confirmAd',
  confirmEmail: '/confirmEmail',
  unsubscribe: '/unsubscribe',
  stillOffered: '/stillOffered',
  sending: '/sending',
  help: '/Help',
  /** The order of a transport, a part of the help page. */
  delivery: '/Help#delivery',
  carBuyback: '/CarBuybackPage',
  clearCache: '/clearCache',
  about: '/aboutUs',
  /** What partners and we do besides ads, a part of the page about the site. */
  partnerServices: '/aboutUs#services',
  agreement: '/documents/agreement',
  consent: '/documents/consent',
  policy: '/documents/policy',
  termsOfPayment: '/documents/terms_of_payment',
  profileSettings: '/profile/ProfileSettings',
  myAds: '/profile/MyAdsAll/MyAdsActual',
  drafts: '/profile/MyAdsAll/MyAdsDraft',
  archive: '/profile/MyAdsAll/MyAdsArchive',
  favorites: '/profile/MyAdsAll/MyAdsFavorite',
  /** decision 072: beside the specification's addresses */
  adPreview: '/profile/AdPreview',
  packages: '/profile/PackagePayment',
  /** decision 121: beside the specification's addresses, for companies */
  stock: '/profile/Stock',
  payment: '/payment',
  devUi: '/dev/ui',
} as const

/** Where the owner of an ad chooses what to pay for. */
export const adPaymentHref = (adId: string): string => `${PATHS.payment}?ad=${adId}`

/** What of a location or a URL says which page it is. */
export type PageLocation = Readonly<Pick<URL, 'pathname' | 'search'>>

/** `%4Doto` → `Moto`; a malformed sequence stays as it is. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The segments of a path, decoded; slashes in front and at the end make none. */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .replace(/^\/|\/+$/g, '')
    .split('/')
    .map(decoded)

/** One text for all spellings of a path: lower case, decoded, without trailing slashes. */
export const plainPath = (pathname: string): string =>
  `/${segmentsOf(pathname).join('/')}`.toLowerCase()

/** Whether `pathname` is this page: fixed addresses are the same in any case (domain §7). */
export const isAt = (pathname: string, path: string): boolean =>
  pathname === path || plainPath(pathname) === plainPath(path)

/** Whether `pathname` is this page or one below it: `/profile`, `/editAd`. */
export const isUnder = (pathname: string, path: string): boolean =>
  `${plainPath(pathname)}/`.startsWith(`${plainPath(path)}/`)
