import { useQueryClient } from '@tanstack/react-query'
import { updateStat } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { useToast } from '@trassa/ui/feedback/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { STAT_OF } from './owner-actions.ts'
import { removalFailureText, removedText } from './stat-texts.ts'

const UNDO_MS = 8000

export interface Removal {
  /** Ids of ads that are no longer shown. */
  removed: readonly string[]
  /** Removes one ad or several, which come back together. */
  remove: (...ads: OwnAdCard[]) => void
}

type Timer = ReturnType<typeof setTimeout>

/**
 * Deleted ads go at once and can be brought back for a few seconds: the gateway is asked only then, because nothing
 * but a moderator restores what is deleted (domain §3, docs/decisions/068).
 * @param list another list, or leaving the page, ends the wait
 */
export function useRemoval(list: MyAdsList): Removal {
  const toast = useToast()
  const api = useApi()
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<readonly string[]>([])
  /** Each with the ads that were deleted together. */
  const waiting = useRef(new Map<Timer, readonly OwnAdCard[]>())

  const bringBack = useCallback(
    (ids: readonly string[]) => setRemoved((all) => all.filter((id) => !ids.includes(id))),
    [],
  )

  const send = useCallback(
    async (ads: readonly OwnAdCard[]) => {
      const outcomes = await Promise.allSettled(
        ads.map(({ id, version }) =>
          api.ask(updateStat, { params: { id }, body: { stat: STAT_OF.delete, version } }),
        ),
      )
      const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
      bringBack(ads.flatMap(({ id }, index) => (outcomes[index]?.status === 'rejected' ? id : [])))
      if (failures.length > 0) {
        toast(removalFailureText(failures[0]?.reason, failures.length, ads.length), {
          tone: 'failure',
          duration: UNDO_MS,
        })
      } else if (waiting.current.size === 0) {
        // A later deletion's «Вернуть» would be covered.
        toast(removedText(ads.length), { tone: 'success' })
      }
      await queryClient.invalidateQueries({ queryKey: ['userAds'] })
    },
    [api, queryClient, toast, bringBack],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends the wait.
  useEffect(() => {
    const left = waiting.current
    return () => {
      const ads = [...left.values()].flat()
      for (const timer of left.keys()) clearTimeout(timer)
      left.clear()
      if (ads.length > 0) void send(ads)
    }
  }, [send, list])

  return {
    removed,
    remove(...ads: OwnAdCard[]) {
      const timer = setTimeout(() => {
        waiting.current.delete(timer)
        void send(ads)
      }, UNDO_MS)
      waiting.current.set(timer, ads)
      setRemoved((ids) => [...ids, ...ads.map(({ id }) => id)])
      toast(ads.length > 1 ? `Удалено: ${ads.length}` : 'Удалено', {
        duration: UNDO_MS,
        action: {
          label: 'Вернуть',
          onClick: () => {
            clearTimeout(timer)
            if (waiting.current.delete(timer)) bringBack(ads.map(({ id }) => id))
          },
        },
      })
    },
  }
}
