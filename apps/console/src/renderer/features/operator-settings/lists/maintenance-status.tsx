import type { CallAnswer } from '@trassa/contracts/call'
import type { readSettings } from '@trassa/contracts/calls/moderator/settings'
import { settingValue } from '@trassa/contracts/entities/moderator/operator-setting'
import { Status } from '@trassa/ui/display/status'
import { useNow } from '../../../lib/use-now.ts'
import { maintenanceText } from '../setting-texts.ts'

const MINUTE_MS = 60_000

/** Whether visitors see the site. */
export function MaintenanceStatus({ settings, environment }: CallAnswer<typeof readSettings>) {
  const now = useNow(MINUTE_MS)
  const closed = settingValue(
    settings.map(({ setting }) => setting),
    'maintenance',
  )
  const [said = '', ...words] = maintenanceText(closed, now).split('\n')
  return (
    <div className="grid gap-1 rounded-card border bg-surface-raised p-3">
      {environment.isClosed ? (
        <>
          <Status tone="stop">Сайт закрыт настройкой сервера MAINTENANCE</Status>
          <p className="text-text-muted">
            Чтобы открыть его, уберите настройку и перезапустите сервер.
          </p>
        </>
      ) : (
        <Status tone={closed ? 'stop' : 'go'}>{said}</Status>
      )}
      {words.length > 0 && <p className="text-text-muted">{words.join(' ')}</p>}
    </div>
  )
}
