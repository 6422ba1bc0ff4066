/** Percent of value-added tax within prices; `none` for sellers that pay none. */
export type VatRate = 'none' | '5' | '7' | '10' | '20' | '22'

/** The requisites of the company that runs the site, as its invoices and acts have them (domain §5). */
export interface Seller {
  name: string
  inn: string
  /** Organisations have one, entrepreneurs none. */
  kpp: string | null
  ogrn: string
  address: string
  bank: string
  bik: string
  account: string
  correspondentAccount: string
  director: string
  accountant: string
  vat: VatRate
}

/** Kopecks of the tax within an amount; `null` where the seller pays none. */
export const vatOf = ({ vat }: Pick<Seller, 'vat'>, kopecks: number): number | null =>
  vat === 'none' ? null : Math.round((kopecks * Number(vat)) / (100 + Number(vat)))
