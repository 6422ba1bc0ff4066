import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'

interface PendingDecisionOptions {
  adId: string
  /** This form's own decision was postponed: the callbacks tell its outcome. */
  isPostponed: boolean
  onDone: () => void
  onRefused: () => void
}

/** Follows the ad's decision in the outbox. @returns whether one waits for the gateway. */
export function usePendingDecision(options: PendingDecisionOptions): boolean {
  const { adId, isPostponed } = options
  const pending = useStore(useDecisionOutbox().decisions).find((each) => each.adId === adId)
  const isWaiting = pending?.state === 'waiting'
  const isRefused = pending?.state === 'refused'

  const settle = useEffectEvent(() => (isRefused ? options.onRefused() : options.onDone()))
  useEffect(() => {
    if (isPostponed && !isWaiting) settle()
  }, [isPostponed, isWaiting])
  return isWaiting
}
