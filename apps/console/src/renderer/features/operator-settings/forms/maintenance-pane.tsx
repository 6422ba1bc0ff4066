import { moscowMinute } from '@trassa/catalog/format/dates'
import {
  type OperatorSetting,
  type SettingVersion,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'
import { z } from 'zod'
import { useNow } from '../../../lib/use-now.ts'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { maintenanceText } from '../setting-texts.ts'
import { ClosingConfirmation } from './closing-confirmation.tsx'
import { inMinutes, MaintenanceFields, type TypedMaintenance } from './maintenance-fields.tsx'
import { SettingFields } from './setting-fields.tsx'

const MINUTE_MS = 60_000
const COME_LATER = 'Загляните немного позже.'

const drafts = settingDrafts<TypedMaintenance>(z.object({ text: z.string(), until: z.string() }))

/** A minute of Moscow's clock → ISO time; `''` for an empty field and for a time that no Date has. */
function momentOf(minute: string): string {
  const moment = new Date(`${minute}:00+03:00`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

const toSetting = ({ text, until }: TypedMaintenance): OperatorSetting => ({
  key: 'maintenance',
  value: { text: text.trim(), until: momentOf(until) },
})

function toTyped(setting: OperatorSetting): TypedMaintenance {
  const value = settingValue([setting], 'maintenance')
  return value
    ? { text: value.text, until: moscowMinute(new Date(value.until)) }
    : { text: COME_LATER, until: inMinutes(60) }
}

const OPEN: OperatorSetting = { key: 'maintenance', value: null }

interface MaintenancePaneProps {
  row: SettingVersion
  onClose: () => void
}

/** Closes the site for technical work and opens it again (spec §2, docs/decisions/153). */
export function MaintenancePane({ row, onClose }: MaintenancePaneProps) {
  const now = useNow(MINUTE_MS)
  const [isAsking, setAsking] = useState(false)
  const isClosed = settingValue([row.setting], 'maintenance') !== null
  const form = useSettingForm({ row, drafts, toTyped, toSetting })
  function save() {
    if (!form.check()) return
    setAsking(false)
    form.save(toSetting(form.typed))
  }
  const submit = isClosed ? save : () => setAsking(form.check())
  return (
    <SettingPane
      title="Технические работы"
      row={row}
      form={form}
      describe={(setting) => maintenanceText(settingValue([setting], 'maintenance'), now)}
      canRestore={({ value }) => value !== null}
      onClose={onClose}
    >
      {isClosed && (
        <Button
          className="w-fit"
          loading={form.isSaving}
          disabled={form.isStale}
          onClick={() => form.save(OPEN)}
        >
          Открыть сайт
        </Button>
      )}
      <SettingFields label="Технические работы" onSubmit={submit}>
        <MaintenanceFields form={form} />
        {isAsking && !isClosed ? (
          <ClosingConfirmation form={form} onConfirm={save} onCancel={() => setAsking(false)} />
        ) : (
          <SaveButtons form={form}>{isClosed ? 'Сохранить' : 'Закрыть сайт'}</SaveButtons>
        )}
      </SettingFields>
    </SettingPane>
  )
}
