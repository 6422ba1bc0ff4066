import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { settingValue } from '@trassa/contracts/entities/moderator/operator-setting'
import { Link } from '@trassa/ui/actions/link'
import { Construction } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../lib/api-context.ts'
import { useNow } from '../lib/use-now.ts'
import { operatorSettingsQuery } from '../shared/operator-settings/settings-queries.ts'

const CHECK_EVERY_MS = 30_000

/** Says that visitors see a closed site (spec §2), and whether the announced end has passed. */
export function MaintenanceBar() {
  const now = useNow(CHECK_EVERY_MS)
  const { data } = useQuery({ ...operatorSettingsQuery(useApi()), enabled: false })
  const settings = data?.settings.map(({ setting }) => setting) ?? []
  const closed = settingValue(settings, 'maintenance')
  if (!closed && !data?.environment.isClosed) return null
  return (
    <p
      role="status"
      className="flex min-h-8 shrink-0 flex-wrap items-center gap-2 bg-marking px-3 text-on-marking"
    >
      <Construction aria-hidden="true" />
      {closed ? sentence(closed.until, now) : 'Сайт закрыт настройкой сервера MAINTENANCE.'} Консоль
      работает.
      <Link className="text-on-marking! underline" render={<RouterLink to="/operator" />}>
        Настройки площадки
      </Link>
    </p>
  )
}

function sentence(until: string, now: Date): string {
  const at = formatDateTime(until, now)
  return Date.parse(until) > now.getTime()
    ? `Сайт закрыт на технические работы до ${at}.`
    : `Сайт закрыт на технические работы, хотя обещан к ${at}.`
}
