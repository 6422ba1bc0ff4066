import { formatDate } from '@trassa/catalog/format/dates'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Link } from 'react-router-dom'
import { useNow } from '../../lib/use-now.ts'
import { userPath } from '../ads/ad-paths.ts'
import { StaffPhone } from '../users/staff-phone.tsx'
import { Section } from './section.tsx'

const HOUR_MS = 60 * 60 * 1000

/** Who posted the ad, and the way to everything else of theirs. */
export function AdOwner({ ad }: { ad: ModeratedAd }) {
  const now = useNow(HOUR_MS)
  const { owner } = ad
  const type = USER_TYPES.find(({ id }) => id === owner.type)?.name
  return (
    <Section title="Владелец">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <Link
          to={userPath(owner.id)}
          className="font-medium text-sign-text underline-offset-2 hover:underline"
        >
          {owner.username}
        </Link>
        <StaffPhone userId={owner.id} maskedPhone={owner.maskedPhone} adId={ad.id} place="ad" />
        <span className="text-text-muted">
          {type}, с {formatDate(owner.createdAt, now)}
        </span>
      </p>
      <p className="text-text-muted">
        В объявлении: {ad.contactName || 'имя не указано'}
        {ad.address && `, ${ad.address}`}
      </p>
    </Section>
  )
}
