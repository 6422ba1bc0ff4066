import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { ReactNode } from 'react'
import { SidePane } from '../../../shared/side-pane/side-pane.tsx'
import { useHasRole } from '../../../shared/users/me-context.ts'
import { SettingConflict } from './setting-conflict.tsx'
import { SettingHistory } from './setting-history.tsx'
import type { SettingForm } from './use-setting-form.ts'

interface SettingPaneProps<Typed> {
  title: string
  row: SettingVersion
  form: SettingForm<Typed>
  /** A value in words. */
  describe: (setting: OperatorSetting) => string
  /** Whether a former value is worth going back to; each of them by default. */
  canRestore?: (setting: OperatorSetting) => boolean
  onClose: () => void
  /** The form; the value in words where the moderator may not save it. */
  children: ReactNode
}

/** One setting: its form, what another person has saved meanwhile, and what it was. */
export function SettingPane<Typed>({
  title,
  row,
  form,
  describe,
  canRestore = () => true,
  onClose,
  children,
}: SettingPaneProps<Typed>) {
  const mayChange = useHasRole('seniorModerator')
  return (
    <SidePane label="Настройка" title={title} onClose={onClose}>
      {mayChange ? (
        <>
          {form.isStale && (
            <SettingConflict
              row={row}
              now={describe(row.setting)}
              onKeep={form.keepMine}
              onTake={form.takeTheirs}
            />
          )}
          {children}
        </>
      ) : (
        <>
          <p className="whitespace-pre-line">{describe(row.setting)}</p>
          <p className="text-text-muted">Настройки площадки меняет старший модератор.</p>
        </>
      )}
      <SettingHistory
        settingKey={row.setting.key}
        describe={describe}
        canRestore={(setting) => mayChange && canRestore(setting)}
        onRestore={form.restore}
      />
    </SidePane>
  )
}
