import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { MarketBand } from '@trassa/contracts/entities/moderator/evidence'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { marketQuery } from './evidence-queries.ts'

const PERCENT = 100

function shareText(price: number | null, { median }: MarketBand): string | null {
  if (price === null) return null
  const difference = Math.round((price / median - 1) * PERCENT)
  if (difference === 0) return 'Цена посередине рынка'
  const amount = formatNumber(Math.abs(difference))
  return difference < 0 ? `Ниже середины на ${amount} %` : `Выше середины на ${amount} %`
}

/** The prices of comparable live ads, and those ads that are nearest to this one in price. */
export function MarketPart({ ad }: { ad: Pick<ModeratedAd, 'id' | 'price'> }) {
  const query = useQuery(marketQuery(useApi(), ad.id))
  return (
    <LoadedPart query={query} skeletonRows={2}>
      {({ band }) =>
        band ? (
          <div className="grid gap-1.5">
            <p>
              {priceLabel(band.low)} – {priceLabel(band.high)}, середина {priceLabel(band.median)}
            </p>
            <p className="text-text-muted">
              {shareText(ad.price, band)}
              {ad.price !== null && '. '}Сравнимых объявлений: {formatNumber(band.total)}
            </p>
            <ul className="grid gap-0.5">
              {band.ads.map(({ id, title, summary, price }) => (
                <li key={id} className="flex justify-between gap-3">
                  <span className="truncate" title={summary}>
                    № {id}, {title}
                  </span>
                  <span className="tabular shrink-0">{priceLabel(price)}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="text-text-muted">Сравнимых объявлений слишком мало</p>
        )
      }
    </LoadedPart>
  )
}
