import type { AdCard, ListedAd } from '@trassa/contracts/entities/ad'
import { bytesOf } from '../../../platform/kept/bytes-of.ts'
import type { KeptValue } from '../../../platform/kept/kept-values.ts'
import { cardValidUntil, toListedAd } from '../../ads/public.ts'
import type { CardRow } from '../live-ads.repository.ts'

/** The card of an ad as finished JSON. */
export interface LiveCard extends KeptValue {
  /** A `ListedAd`: the members of the `AdCard` come first. */
  json: Buffer
  /** Bytes of `json` that are the `AdCard` without its closing brace. */
  shortLength: number
}

/** What a `ListedAd` has beside an `AdCard`. */
type Beside = Omit<ListedAd, keyof AdCard>

export function toLiveCard(row: CardRow, now: Date): LiveCard {
  const { excerpt, hasVin, seller, ...card } = toListedAd(row)
  const beside: Beside = { excerpt, hasVin, seller }
  const rest = JSON.stringify(beside)
  const json = bytesOf(`${JSON.stringify(card).slice(0, -1)},${rest.slice(1)}`)
  return {
    json,
    shortLength: json.length - Buffer.byteLength(rest),
    group: row.sellerId,
    validUntil: cardValidUntil(row, now),
    size: json.length,
  }
}
