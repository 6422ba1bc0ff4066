import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from '@trassa/ui/choices/switch'
import { useEffect } from 'react'
import type { Program, ProgramChange } from '../../../shared/program.ts'
import { useBridge } from '../../lib/bridge-context.ts'

const programKey = ['settings', 'program']

/** The program on this computer: its version, tray and notifications. */
export function ProgramPart() {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const { data: program } = useQuery({
    queryKey: programKey,
    queryFn: () => bridge.readProgram(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const show = (next: Program) => client.setQueryData(programKey, next)
  const changing = useMutation({
    mutationFn: (change: ProgramChange) => bridge.changeProgram(change),
    onSuccess: show,
  })
  // Another window can change it too.
  useEffect(
    () => bridge.on('program.changed', (next) => void client.setQueryData(programKey, next)),
    [bridge, client],
  )
  if (!program) return null
  const { settings, version, electron, isTestBuild } = program
  return (
    <>
      <Switch
        checked={settings.notifications}
        onCheckedChange={(notifications) => changing.mutate({ notifications })}
      >
        Уведомления о новых объявлениях и обжалованиях
      </Switch>
      <Switch checked={settings.tray} onCheckedChange={(tray) => changing.mutate({ tray })}>
        Значок рядом с часами: программа работает и без окон
      </Switch>
      <p className="text-text-muted">
        Версия {version}, Electron {electron}
      </p>
      {isTestBuild && (
        <p className="rounded-card bg-marking-quiet p-3">
          Собрано на Electron {electron} для проверки: нужную версию при сборке не удалось скачать.
          Для работы возьмите обычную сборку.
        </p>
      )}
    </>
  )
}
