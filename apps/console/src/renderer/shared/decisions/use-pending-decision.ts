import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import type { Verdict } from './decision.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'

interface PendingDecisionOptions {
  adId: string
  /** The decision that could not be sent; `null` while there is none. */
  verdict: Verdict | null
  onArrived: (verdict: Verdict) => void
  onRefused: () => void
}

/** Follows a decision that waits for a connection; says whether one waits for this ad. */
export function usePendingDecision(options: PendingDecisionOptions): boolean {
  const { adId, verdict } = options
  const kept = useStore(useDecisionOutbox().decisions).find((decision) => decision.adId === adId)
  const isWaiting = kept !== undefined && kept.refusal === null
  const isRefused = kept !== undefined && kept.refusal !== null

  const settle = useEffectEvent((settled: Verdict) =>
    isRefused ? options.onRefused() : options.onArrived(settled),
  )
  useEffect(() => {
    if (verdict !== null && !isWaiting) settle(verdict)
  }, [verdict, isWaiting])
  return isWaiting
}
