import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { useExclusive } from './use-exclusive.ts'

/** The queue in one window of the program at a time: its ad is claimed by the moderator, not by a window. */
export function QueueInOneWindow({ children }: { children: ReactNode }) {
  const [holder, takeOver] = useExclusive('queue')
  if (holder === 'asking') return null
  if (holder === 'here') return children
  return (
    <EmptyState
      title="Очередь открыта в другом окне"
      actions={<Button onClick={takeOver}>Работать здесь</Button>}
    >
      Объявление, которое вы там проверяете, перейдёт сюда; набранный текст сохранится.
    </EmptyState>
  )
}
