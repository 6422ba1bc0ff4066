import { formatDateTime } from '@trassa/catalog/format/dates'
import { Clock } from 'lucide-react'
import { useNow } from '../lib/use-now.ts'
import { useMe } from '../shared/users/me-context.ts'

const NOTICE_MS = 15 * 60 * 1000
const CHECK_EVERY_MS = 30_000

/** Says in time that the session of staff is about to end (domain §2: after 12 hours). */
export function SessionEndBar() {
  const endsAt = useMe().staff?.endsAt
  const now = useNow(CHECK_EVERY_MS)
  const isNear = endsAt !== undefined && Date.parse(endsAt) - now.getTime() <= NOTICE_MS
  return (
    <p
      role="status"
      className="flex min-h-8 shrink-0 items-center gap-2 bg-sign-quiet px-3 text-sign-text empty:hidden"
    >
      {isNear && (
        <>
          <Clock aria-hidden="true" />
          Сеанс закончится: {formatDateTime(endsAt, now)}. Решения сохранятся, после входа вы
          вернётесь сюда.
        </>
      )}
    </p>
  )
}
