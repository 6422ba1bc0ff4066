/** Identifiers and words to look for in one kind of records; what is absent is not looked for. */
interface SoughtUsers {
  id?: string
  /** As it is stored. */
  phone?: string
  /** Digits that stand one after another in the number; `start`: with +7, at its beginning. */
  phonePart?: { digits: string; start: string | null }
  inn?: string
  telegramId?: string
  telegramName?: string
  email?: string
  slug?: string
  words?: string[]
}

interface SoughtAds {
  id?: string
  vin?: string
  vinPart?: string
  slug?: string
  words?: string[]
}

interface SoughtOrders {
  id?: string
  /** The number of an invoice or an act, as it was typed. */
  document?: string
}

/** What a typed or pasted text may name (domain §9). */
export interface Sought {
  users: SoughtUsers
  ads: SoughtAds
  orders: SoughtOrders
  /** The text is a whole identifier. */
  exact: boolean
}

export const sought = (found: Partial<Sought>): Sought => ({
  users: {},
  ads: {},
  orders: {},
  exact: false,
  ...found,
})
