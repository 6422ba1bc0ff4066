import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { useToast } from '@trassa/ui/feedback/toast'
import { useEffect, useRef, useState } from 'react'
import { useChangeStat } from './use-change-stat.ts'

const UNDO_MS = 8000

/**
 * Deleted ads go at once and can be brought back for a few seconds: the gateway is asked only then, because nothing
 * but a moderator restores what is deleted (domain §3, docs/decisions/068).
 */
export function useRemoval() {
  const toast = useToast()
  const { mutate } = useChangeStat()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const waiting = useRef(new Map<string, { ad: OwnAdCard; timer: ReturnType<typeof setTimeout> }>())

  const bringBack = (id: string) => setRemoved((ids) => ids.filter((one) => one !== id))

  useEffect(() => {
    const left = waiting.current
    return () => {
      for (const { ad, timer } of left.values()) {
        clearTimeout(timer)
        mutate({ ad, action: 'delete' })
      }
      left.clear()
    }
  }, [mutate])

  return {
    removed,
    /** Removes one ad or several, which come back together. */
    remove(...ads: OwnAdCard[]) {
      for (const ad of ads) {
        const timer = setTimeout(() => {
          waiting.current.delete(ad.id)
          mutate({ ad, action: 'delete' }, { onError: () => bringBack(ad.id) })
        }, UNDO_MS)
        waiting.current.set(ad.id, { ad, timer })
      }
      setRemoved((ids) => [...ids, ...ads.map(({ id }) => id)])
      toast(ads.length > 1 ? `Удалено: ${ads.length}` : 'Удалено', {
        duration: UNDO_MS,
        action: {
          label: 'Вернуть',
          onClick: () => {
            for (const { id } of ads) {
              clearTimeout(waiting.current.get(id)?.timer)
              waiting.current.delete(id)
              bringBack(id)
            }
          },
        },
      })
    },
  }
}
