import { moscowMinute } from '@trassa/catalog/format/dates'
import { MAINTENANCE_TEXT_MAX } from '@trassa/contracts/entities/moderator/operator-setting'
import { Button } from '@trassa/ui/actions/button'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import type { SettingForm } from '../pane/use-setting-form.ts'

/** What is typed of a closed site; `until`: a minute of Moscow's clock, as the browser's field has it. */
export interface TypedMaintenance {
  text: string
  until: string
}

const MINUTE_MS = 60_000
const QUICK_MINUTES = [30, 60, 180] as const

/** The field would take years of six digits, which no time of ISO 8601 has. */
const LAST_MINUTE = '9999-12-31T23:59'

/** The minute of Moscow's clock after some minutes. */
export const inMinutes = (minutes: number): string =>
  moscowMinute(new Date(Date.now() + minutes * MINUTE_MS))

/** What visitors of a closed site read, and until when the work is expected to last. */
export function MaintenanceFields({ form }: { form: SettingForm<TypedMaintenance> }) {
  const { typed } = form
  return (
    <>
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
        max={LAST_MINUTE}
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
    </>
  )
}
