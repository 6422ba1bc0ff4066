import { formatDate } from '@trassa/catalog/format/dates'
import { NBSP } from '@trassa/catalog/format/numbers'
import type { ListedAd } from '@trassa/contracts/entities/ad'
import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Link } from 'react-router-dom'
import { RowPhone } from './row-phone.tsx'

interface RowSellerProps {
  adId: string
  seller: ListedAd['seller']
  /** ISO time of the page. */
  now: string
}

/** The column of a wide row, made by the browser: who sells, since when, and the phone. */
export default function RowSeller({ adId, seller, now }: RowSellerProps) {
  const kind = USER_TYPES.find(({ id }) => id === seller.type)?.name
  return (
    <>
      <p className="wrap-anywhere pr-11 text-caption text-text-muted">
        <Link
          to={`/${seller.slug}`}
          className="line-clamp-2 font-medium text-text underline-offset-4 hover:text-sign-text hover:underline"
        >
          {seller.username}
        </Link>
        <span className="block">{kind}</span>
        <span className="-mr-11 block">
          на сайте с{NBSP}
          {formatDate(seller.createdAt, new Date(now))}
        </span>
      </p>
      <div className="mt-auto">
        <RowPhone adId={adId} />
      </div>
    </>
  )
}
