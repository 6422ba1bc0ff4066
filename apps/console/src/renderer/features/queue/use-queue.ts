import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import { claimAd, releaseAd, takeOverAd } from '@trassa/contracts/calls/moderator/queue'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { useApi } from '../../lib/api-context.ts'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { decidedIds, useDecidedCount } from './decided-ads.ts'
import { currentAdQuery, currentKey, laneQuery, skippedAds } from './queue-queries.ts'

interface Taking {
  id: string
  /** From another moderator. */
  isOver?: boolean
  /** The current ad when it was asked for. */
  from: string | undefined
}

/** A lane of the queue: the waiting ads, the current ad, and the moves to another one. */
export function useQueue(lane: QueueLane) {
  const api = useApi()
  const client = useQueryClient()
  const list = useQuery(laneQuery(api, lane))
  const outbox = useDecisionOutbox()
  const decided = () => decidedIds(outbox.decisions.read())
  const onTheWay = decidedIds(useStore(outbox.decisions))
  const current = useQuery(currentAdQuery(api, lane, decided))
  const ad = current.data?.ad ?? null
  const decidedCount = useDecidedCount(lane)
  const waiting = (list.data?.items ?? []).filter(({ id }) => !onTheWay.includes(id))

  const refreshLists = () => client.invalidateQueries({ queryKey: ['queue', 'list'] })

  /** Claims the oldest unclaimed ad. */
  async function next() {
    taking.reset()
    await client.resetQueries({ queryKey: currentKey(lane) })
    await refreshLists()
  }

  const keepSkips = (change: (ids: readonly string[]) => readonly string[]) => {
    const skipped = skippedAds.read()
    skippedAds.write({ ...skipped, [lane]: change(skipped[lane]) })
  }

  async function skip() {
    if (!ad) return
    keepSkips((ids) => [...ids, ad.id])
    await next()
  }

  const taking = useMutation({
    mutationFn: async ({ id, isOver = false }: Taking) => {
      await api.ask(isOver ? takeOverAd : claimAd, { params: { id } })
      if (ad && ad.id !== id) {
        await api.ask(releaseAd, { params: { id: ad.id }, body: { skipped: false } })
      }
      return api.ask(readAd, { params: { id } })
    },
    onSuccess: async (taken) => {
      // A claim of the next ad that waits for its answer must not replace this one later.
      await client.cancelQueries({ queryKey: currentKey(lane) })
      keepSkips((ids) => ids.filter((id) => id !== taken.id))
      client.setQueryData(currentKey(lane), { ad: taken })
    },
    onSettled: refreshLists,
  })

  const take = (wanted: Omit<Taking, 'from'>) => taking.mutate({ ...wanted, from: ad?.id })

  function move(by: number) {
    const free = waiting.filter(({ id, claim }) => id === ad?.id || !claim || claim.mine)
    const at = free.findIndex(({ id }) => id === ad?.id)
    // The current ad may have left the list; the first one is not its neighbour.
    const neighbour = free[at + by]
    if (at !== -1 && neighbour && !taking.isPending) take({ id: neighbour.id })
  }
  useKeyBindings({ next: () => move(1), previous: () => move(-1) })

  return {
    ad,
    /** The lane without the ads that are decided already; `undefined` before it is loaded. */
    list: list.data && { ...list.data, items: waiting, total: list.data.total - decidedCount },
    current,
    /** Why another ad could not be taken, as long as the same one is the current one. */
    failure: taking.variables?.from === ad?.id ? taking.error : null,
    next,
    skip,
    take: (id: string) => take({ id }),
    /** Takes an ad that another moderator has claimed. */
    takeOver: (id: string) => take({ id, isOver: true }),
    /** Forgets the skips of the lane. */
    async returnSkipped() {
      keepSkips(() => [])
      await next()
    },
  }
}
