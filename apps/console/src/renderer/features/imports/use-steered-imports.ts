import { useQueryClient } from '@tanstack/react-query'
import type { StockImportCommand } from '@trassa/contracts/enumerations/stock-imports'
import { useToast } from '@trassa/ui/feedback/toast'
import { useEffect } from 'react'
import { useBridge } from '../../lib/bridge-context.ts'

const SHOWN_MS = 10_000

const COMMANDS: Record<StockImportCommand, string> = {
  start: 'Импорт начат',
  pause: 'Импорт приостановлен',
  resume: 'Импорт продолжен',
  finish: 'Импорт завершён без фотографий',
  cancel: 'Импорт остановлен',
}

/** Tells a moderator what a senior one does with the import, and reads it anew (decision 160). */
export function useSteeredImports(): void {
  const [bridge, client, toast] = [useBridge(), useQueryClient(), useToast()]
  useEffect(
    () =>
      bridge.on('staff.event', (event) => {
        if (event.type !== 'stock.steered') return
        const { command, fileName, byName } = event
        toast(`${COMMANDS[command]}: «${fileName}» – ${byName}`, { duration: SHOWN_MS })
        void client.invalidateQueries({ queryKey: ['stock-imports'] })
      }),
    [bridge, client, toast],
  )
}
