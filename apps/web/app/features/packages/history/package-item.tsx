import { formatDate } from '@trassa/catalog/format/dates'
import type { Package } from '@trassa/contracts/entities/package'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { publications } from '../../../shared/packages/package-words.ts'

type BoundAd = Package['boundAds'][number]

/** Until when a package is good, or why it is no more. */
function termOf({ remainder, expiresAt, revokedAt }: Package, now: Date): string {
  if (revokedAt) return `Закрыт ${formatDate(revokedAt, now)}, оформлен возврат`
  const day = formatDate(expiresAt, now)
  if (new Date(expiresAt) <= now) return `Срок истёк ${day}`
  return remainder > 0 ? `Действует до ${day}` : 'Все публикации использованы'
}

/** A package: what is left of it, until when, and what was published with it. */
export function PackageItem({ bought }: { bought: Package }) {
  const now = new Date()
  const { quantity, remainder, createdAt, boundAds } = bought
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="font-medium">Пакет: {publications(quantity)}</h3>
        <span className="ml-auto whitespace-nowrap text-text-muted max-desk:ml-0">
          осталось {remainder} из {quantity}
        </span>
      </div>
      <p className="text-caption text-text-muted">
        Куплен {formatDate(createdAt, now)}. {termOf(bought, now)}.
      </p>
      {boundAds.length > 0 && (
        <ul className="grid gap-1">
          {boundAds.map((ad) => (
            <li key={`${ad.id} ${ad.takenAt}`} className="text-caption">
              <BoundAdLine ad={ad} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An ad that took a publication; it may have been given back. */
function BoundAdLine({ ad, now }: { ad: BoundAd; now: Date }) {
  return (
    <>
      <TextLink className="wrap-anywhere" render={<Link to={`${PATHS.adPreview}?id=${ad.id}`} />}>
        {ad.title || 'Объявление без названия'}
      </TextLink>
      <span className="text-text-muted">
        {' '}
        – {formatDate(ad.takenAt, now)}
        {ad.returnedAt && `, публикация возвращена ${formatDate(ad.returnedAt, now)}`}
      </span>
    </>
  )
}
