import { moscowMinute } from '@trassa/catalog/format/dates'
import {
  MAINTENANCE_TEXT_MAX,
  type OperatorSetting,
  type SettingVersion,
  settingValue,
} from '@trassa/contracts/entities/operator-setting'
import { Button } from '@trassa/ui/actions/button'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { z } from 'zod'
import { useNow } from '../../../lib/use-now.ts'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { maintenanceText } from '../setting-texts.ts'
import { ClosingConfirmation } from './closing-confirmation.tsx'
import { SettingFields } from './setting-fields.tsx'

const MINUTE_MS = 60_000
const QUICK_MINUTES = [30, 60, 180] as const
const COME_LATER = 'Загляните немного позже.'

/** `until`: a minute of Moscow's clock, as the browser's field has it. */
const drafts = settingDrafts(z.object({ text: z.string(), until: z.string() }))

const inMinutes = (minutes: number): string =>
  moscowMinute(new Date(Date.now() + minutes * MINUTE_MS))

/** A minute of Moscow's clock → ISO time; `''` for an empty field. */
const momentOf = (minute: string): string =>
  minute === '' ? '' : new Date(`${minute}:00+03:00`).toISOString()

const toSetting = ({ text, until }: { text: string; until: string }): OperatorSetting => ({
  key: 'maintenance',
  value: { text: text.trim(), until: momentOf(until) },
})

function toTyped(setting: OperatorSetting) {
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
  const { typed } = form
  function submit() {
    if (!form.check()) return
    if (isClosed || isAsking) form.save(toSetting(typed))
    setAsking(!isClosed && !isAsking)
  }
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
        <TextArea
          label="Что прочтут посетители"
          hint="После слов «Ведутся технические работы, сайт временно недоступен»"
          limit={MAINTENANCE_TEXT_MAX}
          value={typed.text}
          error={form.mistakeAt('text')}
          onChange={(event) => form.change({ ...typed, text: event.target.value })}
        />
        <TextField
          label="До какого времени"
          type="datetime-local"
          hint="По московскому времени. Сайт сам не откроется"
          value={typed.until}
          error={form.mistakeAt('until')}
          onChange={(event) => form.change({ ...typed, until: event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          {QUICK_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              size="small"
              variant="secondary"
              onClick={() => form.change({ ...typed, until: inMinutes(minutes) })}
            >
              {minutes < 60 ? `Через ${minutes} минут` : `Через ${minutes / 60} ч`}
            </Button>
          ))}
        </div>
        {isAsking && !isClosed ? (
          <ClosingConfirmation form={form} onCancel={() => setAsking(false)} />
        ) : (
          <SaveButtons form={form}>{isClosed ? 'Сохранить' : 'Закрыть сайт'}</SaveButtons>
        )}
      </SettingFields>
    </SettingPane>
  )
}
