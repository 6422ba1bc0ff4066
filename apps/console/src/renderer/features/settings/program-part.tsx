import { Switch } from '@trassa/ui/choices/switch'
import type { ProgramChange } from '../../../shared/program.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { orNotSaved } from '../../lib/failure-text.ts'
import { NotSaved } from '../../shared/settings/not-saved.tsx'
import { UpdateOffer } from '../../shared/settings/update-offer.tsx'
import { useProgram, useProgramChange } from '../../shared/settings/use-program.ts'

/** The program on this computer: tray and notifications, version and updates. */
export function ProgramPart() {
  const bridge = useBridge()
  const program = useProgram()
  const changing = useProgramChange((part: ProgramChange) => orNotSaved(bridge.changeProgram(part)))
  const change = (part: ProgramChange) => changing.mutate(part)
  if (!program) return null
  const { settings, version, electron, isTestBuild, update } = program
  return (
    <>
      <Switch
        checked={settings.notifications}
        onCheckedChange={(notifications) => change({ notifications })}
      >
        Уведомления о новых объявлениях и обжалованиях
      </Switch>
      <Switch checked={settings.tray} onCheckedChange={(tray) => change({ tray })}>
        Значок рядом с часами: программа работает и без окон
      </Switch>
      {changing.error && <NotSaved error={changing.error} />}
      <p className="text-text-muted">
        Версия {version}, Electron {electron}
      </p>
      {isTestBuild && (
        <p className="rounded-card bg-marking-quiet p-3">
          Собрано на Electron {electron} для проверки: нужную версию при сборке не удалось скачать.
          Для работы возьмите обычную сборку.
        </p>
      )}
      <UpdateOffer update={update} />
    </>
  )
}
