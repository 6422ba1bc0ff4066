import { useQuery } from '@tanstack/react-query'
import { reasonTemplatesOf } from '@trassa/catalog/moderation/reason-templates'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readSettings } from '@trassa/contracts/calls/moderator/settings'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { operatorSettingsQuery } from '../../shared/operator-settings/settings-queries.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { LinksTable } from './lists/links-table.tsx'
import { MaintenanceStatus } from './lists/maintenance-status.tsx'
import { PriceHistory } from './lists/price-history.tsx'
import { ReasonsTable } from './lists/reasons-table.tsx'
import { SettingsSection } from './lists/settings-section.tsx'
import { OpenedSetting } from './opened-setting.tsx'

/** The settings of the operator (docs/decisions/152): the staff read them, senior moderators change them. */
export function OperatorSettingsPage() {
  const settings = useQuery(operatorSettingsQuery(useApi()))
  const [openedKey, setOpenedKey] = useState<SettingKey | null>(null)
  return (
    <div className="flex h-full min-w-0">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto p-4">
        <h1 className="font-bold text-heading">Настройки площадки</h1>
        <LoadedPart query={settings} skeletonRows={14}>
          {(read) => <Sections read={read} openedKey={openedKey} onOpen={setOpenedKey} />}
        </LoadedPart>
      </div>
      {settings.data && openedKey && (
        <OpenedSetting
          key={openedKey}
          read={settings.data}
          openedKey={openedKey}
          onClose={() => setOpenedKey(null)}
        />
      )}
    </div>
  )
}

interface SectionsProps {
  read: CallAnswer<typeof readSettings>
  openedKey: SettingKey | null
  onOpen: (key: SettingKey) => void
}

function Sections({ read, openedKey, onOpen }: SectionsProps) {
  const mayChange = useHasRole('seniorModerator')
  const settings = read.settings.map(({ setting }) => setting)
  const opener = (key: SettingKey, name: string) => (
    <Button size="small" variant="secondary" onClick={() => onOpen(key)}>
      {mayChange ? name : 'Показать историю'}
    </Button>
  )
  return (
    <>
      <SettingsSection
        title="Технические работы"
        action={opener('maintenance', 'Закрыть или открыть сайт')}
      >
        <MaintenanceStatus {...read} />
      </SettingsSection>
      <SettingsSection title="Причины решений" action={opener('reasonOrder', 'Изменить порядок')}>
        <ReasonsTable
          templates={reasonTemplatesOf(settings)}
          openedKey={openedKey}
          onOpen={onOpen}
        />
      </SettingsSection>
      <SettingsSection title="Ссылки партнёров">
        <LinksTable
          settings={settings}
          outsideLinks={read.environment.outsideLinks}
          openedKey={openedKey}
          onOpen={onOpen}
        />
      </SettingsSection>
      <SettingsSection title="Цены">
        <p className="text-text-muted">
          Цены назначаются с даты и хранят свою историю.{' '}
          <Link render={<RouterLink to="/prices" />}>Открыть цены</Link>
        </p>
        <PriceHistory />
      </SettingsSection>
    </>
  )
}
