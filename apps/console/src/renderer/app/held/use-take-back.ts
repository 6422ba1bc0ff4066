import { useQueryClient } from '@tanstack/react-query'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import { useToast } from '@trassa/ui/feedback/toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentKey } from '../../features/queue/queue-queries.ts'
import { useApi } from '../../lib/api-context.ts'
import { adPath } from '../../shared/ads/ad-paths.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'
import { reopenDecision } from '../../shared/decisions/take-back/reopen-decision.ts'

const isQueue = (path: string) => path.startsWith('/queue')

/**
 * Takes the newest held decision back: what was typed is in its form again, and in the queue the ad is the current
 * one. Says so where it has been sent meanwhile.
 */
export function useTakeBack(): () => Promise<void> {
  const [api, client, outbox, toast] = [useApi(), useQueryClient(), useDecisionOutbox(), useToast()]
  const { pathname } = useLocation()
  const navigate = useNavigate()

  return async () => {
    const taken = await outbox.takeBack().catch(() => 'unwritable' as const)
    if (taken === 'unwritable') {
      toast('Не удалось вернуть: диск не записывает. Решение уйдёт в срок.')
      return
    }
    if (!taken) {
      toast('Уже отправлено')
      return
    }
    reopenDecision(taken)
    if (!isQueue(pathname)) {
      toast(`Решение отменено: ${taken.title}`)
      return
    }
    try {
      const ad = await api.ask(readAd, { params: { id: taken.adId } })
      if (!ad.lane) {
        toast(`Решение отменено: ${taken.title}. Объявление не в очереди, показываем его отдельно.`)
        void navigate(adPath(ad.id))
        return
      }
      const key = currentKey(ad.lane)
      // The next ad may be on its way: its claim stays, and it comes after this one.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, { ad })
      void navigate(`/queue/${ad.lane}`)
    } catch {
      toast('Решение отменено. Объявление вернётся в очередь, когда появится связь.')
    }
  }
}
