import type { SettingVersion } from '@trassa/contracts/entities/moderator/operator-setting'
import { Button } from '@trassa/ui/actions/button'
import { setByText } from './set-by-text.ts'

interface SettingConflictProps {
  row: SettingVersion
  /** The present value in words. */
  now: string
  onKeep: () => void
  onTake: () => void
}

/** Another person has saved while this one typed: nothing is overwritten before both are seen. */
export function SettingConflict({ row, now, onKeep, onTake }: SettingConflictProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-marking-quiet p-3">
      <p className="font-medium">Настройку уже изменили ({setByText(row)}). Ваш текст на месте.</p>
      <p className="whitespace-pre-line">Теперь: {now}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onKeep}>
          Оставить моё
        </Button>
        <Button size="small" variant="secondary" onClick={onTake}>
          Взять новое
        </Button>
      </div>
    </div>
  )
}
