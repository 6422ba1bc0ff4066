import type { BatchEnd } from '@trassa/contracts/entities/staff-event'
import { Button } from '@trassa/ui/actions/button'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { batchEndText } from '../../shared/batch-end.ts'
import { batchPath } from '../../shared/batch-paths.ts'
import { useBridge } from '../lib/bridge-context.ts'

/** Says how a batch of the person who is logged in has ended, until it is read: its page says so itself. */
export function BatchEndBar() {
  const bridge = useBridge()
  const { pathname } = useLocation()
  const [ends, setEnds] = useState<readonly BatchEnd[]>([])
  const dismiss = (id: string) => setEnds((told) => told.filter(({ batchId }) => batchId !== id))
  useEffect(
    () =>
      bridge.on('staff.event', (event) => {
        if (event.type === 'batch.ended') setEnds((told) => [...told, event])
      }),
    [bridge],
  )
  const shown = ends.find(({ batchId }) => batchPath(batchId) === pathname)?.batchId
  useEffect(() => {
    if (shown) setEnds((told) => told.filter(({ batchId }) => batchId !== shown))
  }, [shown])
  const end = ends.at(-1)
  if (!end || end.batchId === shown) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b bg-surface-raised px-3 py-1.5"
    >
      <span className="font-medium">{end.isCancelled ? 'Пакет остановлен.' : 'Пакет готов.'}</span>
      <span>{batchEndText(end)}</span>
      <Link to={batchPath(end.batchId)} className="text-sign-text underline">
        Открыть
      </Link>
      <Button size="small" variant="quiet" onClick={() => dismiss(end.batchId)}>
        Скрыть
      </Button>
    </div>
  )
}
