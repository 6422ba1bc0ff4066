/** Addresses of pages that exist (spec §2), written once. */
export const PATHS = {
  home: '/',
  search: '/Search',
  createAd: '/createAd',
  editAd: '/editAd',
  confirmAd: '/confirmAd',
  sending: '/sending',
  help: '/Help',
  about: '/aboutUs',
  agreement: '/documents/agreement',
  consent: '/documents/consent',
  policy: '/documents/policy',
  termsOfPayment: '/documents/terms_of_payment',
  profileSettings: '/profile/ProfileSettings',
  myAds: '/profile/MyAdsAll/MyAdsActual',
  drafts: '/profile/MyAdsAll/MyAdsDraft',
  archive: '/profile/MyAdsAll/MyAdsArchive',
} as const

/** Whether `pathname` is this page: fixed addresses are the same in any case (domain §7). */
export function isAt(pathname: string, path: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\/+$/, '')
  return plain(pathname) === plain(path)
}

/** Whether `pathname` is this page or one below it: `/profile`, `/editAd`. */
export function isUnder(pathname: string, path: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${path.toLowerCase()}/`)
}
