import type { KeptValue } from '../../../platform/kept/kept-values.ts'
import { cardValidUntil, toAdCard, toListedExtras } from '../../ads/public.ts'
import type { CardRow } from '../live-ads.repository.ts'

/** The card of an ad as finished JSON. */
export interface LiveCard extends KeptValue {
  /** A `ListedAd`: the members of the `AdCard` come first. */
  json: Buffer
  /** Bytes of `json` that are the `AdCard` without its closing brace. */
  shortLength: number
}

const COMMA = ','.charCodeAt(0)

export function toLiveCard(row: CardRow, now: Date): LiveCard {
  const card = JSON.stringify(toAdCard(row))
  const extras = JSON.stringify(toListedExtras(row))
  const shortLength = Buffer.byteLength(card) - 1
  const json = Buffer.allocUnsafeSlow(shortLength + Buffer.byteLength(extras))
  json.write(card)
  // Over the closing brace of the card; the comma stands where this one opens.
  json.write(extras, shortLength)
  json[shortLength] = COMMA
  return {
    json,
    shortLength,
    group: row.sellerId,
    validUntil: cardValidUntil(row, now),
    size: json.length,
  }
}
