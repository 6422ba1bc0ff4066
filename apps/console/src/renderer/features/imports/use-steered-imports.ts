import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StockImportCommand } from '@trassa/contracts/enumerations/stock-imports'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { useToast } from '@trassa/ui/feedback/toast'
import { useEffect, useRef } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { stockImportsQuery } from './import-queries.ts'

const SHOWN_MS = 10_000

const COMMANDS: Record<StockImportCommand, string> = {
  start: 'Импорт начат',
  pause: 'Импорт приостановлен',
  resume: 'Импорт продолжен',
  finish: 'Импорт завершён без фотографий',
  cancel: 'Импорт остановлен',
}

/**
 * Tells a moderator what a senior one has done with the imports (decision 160), also while no window was open: the list
 * has the last command of each. The time of the last command that was told is kept on this computer.
 */
export function useSteeredImports(): void {
  const [bridge, api, client, toast, me] = [
    useBridge(),
    useApi(),
    useQueryClient(),
    useToast(),
    useMe(),
  ]
  const key = `steered-imports-told:${me.id}`
  // Each window tells what comes while it is open, whatever the other ones have told.
  const told = useRef(localStorage.getItem(key) ?? '')
  const { data } = useQuery({
    ...stockImportsQuery(api),
    refetchInterval: false,
    enabled: hasRole(me.role, 'moderator'),
  })

  useEffect(
    () =>
      bridge.on('staff.event', ({ type }) => {
        if (type === 'stock.steered') {
          void client.invalidateQueries({ queryKey: ['stock-imports'] })
        }
      }),
    [bridge, client],
  )

  useEffect(() => {
    const news = (data?.items ?? []).flatMap(({ moderatorId, fileName, steered }) =>
      moderatorId === me.id && steered && steered.at > told.current
        ? [{ fileName, ...steered }]
        : [],
    )
    for (const { command, fileName, byName } of news) {
      toast(`${COMMANDS[command]}: «${fileName}» – ${byName}`, { duration: SHOWN_MS })
    }
    const last = news
      .map(({ at }) => at)
      .toSorted()
      .at(-1)
    if (!last) return
    told.current = last
    localStorage.setItem(key, last)
  }, [data, key, me.id, toast])
}
