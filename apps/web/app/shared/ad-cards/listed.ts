/** An ad as a card or a row shows it: what only rows show may be missing. */
export type { BroughtAd as ShownAd } from '../api/sent-ads.ts'
