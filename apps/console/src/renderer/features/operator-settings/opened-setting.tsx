import { reasonTemplatesOf } from '@trassa/catalog/moderation/reason-templates'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readSettings } from '@trassa/contracts/calls/moderator/settings'
import {
  LINK_IDS,
  linkKey,
  reasonKey,
  type SettingKey,
} from '@trassa/contracts/enumerations/operator-settings'
import { LinkPane } from './forms/link-pane.tsx'
import { MaintenancePane } from './forms/maintenance-pane.tsx'
import { OrderPane } from './forms/order-pane.tsx'
import { ReasonPane } from './forms/reason-pane.tsx'

interface OpenedSettingProps {
  /** Everything that was read. */
  read: CallAnswer<typeof readSettings>
  openedKey: SettingKey
  onClose: () => void
}

/** The pane of the chosen setting. */
export function OpenedSetting({ read, openedKey, onClose }: OpenedSettingProps) {
  const { settings, environment } = read
  const row = settings.find(({ setting }) => setting.key === openedKey)
  if (!row) return null
  if (openedKey === 'maintenance') return <MaintenancePane row={row} onClose={onClose} />
  if (openedKey === 'reasonOrder') return <OrderPane row={row} onClose={onClose} />
  const link = LINK_IDS.find((id) => linkKey(id) === openedKey)
  if (link)
    return (
      <LinkPane id={link} row={row} fallback={environment.outsideLinks[link]} onClose={onClose} />
    )
  const template = reasonTemplatesOf([row.setting]).find(
    ({ code }) => reasonKey(code) === openedKey,
  )
  return template ? <ReasonPane template={template} row={row} onClose={onClose} /> : null
}
