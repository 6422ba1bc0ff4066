import type { AdCard, ListedAd } from '@trassa/contracts/entities/ad'

/** An ad as a card or a row shows it: what only rows show, and only public lists bring, may be missing. */
export type ShownAd = AdCard &
  Partial<Omit<ListedAd, keyof AdCard>> & {
    /** Why it stands where it does in its list; in development alone. */
    reason?: string | undefined
  }
