import { formatDate } from '@trassa/catalog/format/dates'
import { countOf, NBSP } from '@trassa/catalog/format/numbers'
import type { Seller } from '@trassa/contracts/entities/user'
import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Link } from '@trassa/ui/actions/link'
import { Avatar } from '@trassa/ui/display/avatar'
import { Link as RouterLink } from 'react-router-dom'
import { AD_FORMS } from '../../shared/ad-view/ad-labels.ts'
import { avatarUrl } from '../../shared/photo/avatar-url.ts'

interface SellerCardProps {
  seller: Seller
  contactName: string
  now: Date
}

/** The seller: name, date of registration, number of ads. */
export default function SellerCard({ seller, contactName, now }: SellerCardProps) {
  const kind = USER_TYPES.find(({ id }) => id === seller.type)?.name
  return (
    <div className="flex gap-3">
      <Avatar name={seller.username} src={avatarUrl(seller.avatar)} />
      <div className="wrap-anywhere min-w-0 text-caption text-text-muted">
        <p className="font-medium text-body text-text">
          <Link render={<RouterLink to={`/${seller.slug}`} />}>{seller.username}</Link>
        </p>
        <p>
          {kind} на сайте с{NBSP}
          {formatDate(seller.createdAt, now)}
        </p>
        {contactName && contactName !== seller.username && <p>Контактное лицо: {contactName}</p>}
        <p>{countOf(seller.activeAds, AD_FORMS)}</p>
      </div>
    </div>
  )
}
