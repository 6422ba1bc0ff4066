/**
 * Under which keys the site keeps values in a browser's storage. The policy has a sentence for each
 * (features/info/kept-in-browser): a new key without one does not compile.
 */
export const KEPT_KEYS = {
  city: 'trassa.city',
  listView: 'trassa.listView',
  visits: 'trassa.visits',
  hiddenAds: 'trassa.hiddenAds',
  recentlySeen: 'trassa.recentlySeen',
  compared: 'trassa.compare',
  favorites: 'trassa.favorites',
  queries: 'trassa.queries',
  /** With the id of the ad, or the type of a new one, after it. */
  adForm: 'trassa.ad-form',
  photos: 'trassa.photos',
  /** With the name of the form after it. */
  mailForm: 'trassa.form',
  /** With the user's id after it. */
  profileDraft: 'trassa-profile-draft',
  /** With the user's id after it. */
  phoneChange: 'trassa-phone-change',
  login: 'trassa-login',
  return: 'trassa-return',
  reloaded: 'trassa.reloaded',
} as const

export type KeptKey = keyof typeof KEPT_KEYS
