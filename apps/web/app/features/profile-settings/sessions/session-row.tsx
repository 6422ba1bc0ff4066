import { formatDateTime, relativeTime } from '@trassa/catalog/format/dates'
import { deviceName } from '@trassa/catalog/format/device-name'
import type { CallAnswer } from '@trassa/contracts/call'
import type { listSessions } from '@trassa/contracts/calls/profiles'
import { Button } from '@trassa/ui/actions/button'
import { Badge } from '@trassa/ui/display/badge'

interface SessionRowProps {
  session: CallAnswer<typeof listSessions>['items'][number]
  closing: boolean
  onClose: () => void
}

/** A device, when it was last here, and the button that logs it out. */
export function SessionRow({ session, closing, onClose }: SessionRowProps) {
  const { current, userAgent, lastSeenAt, staff, endsAt } = session
  const device = deviceName(userAgent)
  return (
    <li className="flex min-h-18 items-center gap-3 px-4 py-3 desk:px-5">
      <div className="min-w-0 flex-1">
        <p className="truncate">{device}</p>
        <p className="text-caption text-text-muted">{relativeTime(lastSeenAt, new Date())}</p>
        {staff && (
          <p className="text-caption text-text-muted">
            С правами сотрудника до {formatDateTime(endsAt, new Date())}
          </p>
        )}
      </div>
      {current ? (
        <Badge tone="go">Это устройство</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          loading={closing}
          aria-label={`Выйти: ${device}`}
          onClick={onClose}
        >
          Выйти
        </Button>
      )}
    </li>
  )
}
