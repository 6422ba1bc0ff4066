import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'
import { type Store, storeOver } from '../../../lib/browser/store.ts'

const KEY = KEPT_KEYS.hiddenAds
/** The oldest ones are forgotten: an ad lives for a month. */
const MOST = 300

/** Runs after the ads and before hydration: what this browser hides is not painted first. The same ad may stand there twice. */
export const HIDE_SCRIPT = `try{const ids=JSON.parse(localStorage['${KEY}']);for(const ad of document.querySelectorAll('[data-ad]'))ad.hidden=ids.includes(ad.dataset.ad)}catch{}`

const NONE: readonly string[] = []
let kept: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }

function parsed(text: string | null): readonly string[] {
  const value: unknown = text === null ? NONE : JSON.parse(text)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : NONE
}

/** Ids of the ads that this browser does not want to see in lists. */
export const hiddenAdsStore: Store<readonly string[]> = storeOver<readonly string[]>({
  read() {
    try {
      const text = localStorage.getItem(KEY)
      // The same array for the same text: React compares what a store gives.
      if (text !== kept.text) kept = { text, ids: parsed(text) }
      return kept.ids
    } catch {
      return NONE
    }
  },
  write(ids) {
    try {
      localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST)))
    } catch {
      // Storage is not available: nothing is hidden.
    }
  },
})

export const hideAd = (id: string): void =>
  hiddenAdsStore.write([...hiddenAdsStore.read().filter((one) => one !== id), id])

export const showAds = (ids: readonly string[]): void =>
  hiddenAdsStore.write(hiddenAdsStore.read().filter((id) => !ids.includes(id)))

export const NO_HIDDEN_ADS = NONE
