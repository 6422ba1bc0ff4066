import { useMutation } from '@tanstack/react-query'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { useState } from 'react'
import { isPostponed } from '../../lib/failure-text.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { reasonDrafts } from '../reasons/reason-drafts.ts'
import { useMe } from '../users/me-context.ts'
import { type AdAction, allowedActions } from './allowed-actions.ts'
import { actionOf, type DecisionChange, type Verdict } from './decision.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'
import { liftDrafts } from './lift-drafts.ts'
import { usePendingDecision } from './use-pending-decision.ts'

/** The action whose pane is open; approving needs none. */
export type OpenPane = Exclude<AdAction, 'approve'> | null

/** A moderator's actions on one ad: by key or button, with the open pane, the failure and the progress. */
export function useAdActions(ad: ModeratedAd, onDone: (action: AdAction) => void) {
  const [pane, setPane] = useState<OpenPane>(null)
  const [outbox, me] = [useDecisionOutbox(), useMe()]
  const allowed = allowedActions(ad, me, new Date())

  const finish = (change: DecisionChange) => {
    if (change.type === 'lift') liftDrafts.clear(ad.id)
    else reasonDrafts.clear(ad.id)
    setPane(null)
    onDone(actionOf(change))
  }
  const sending = useMutation({
    mutationFn: (change: DecisionChange) =>
      outbox.send({ adId: ad.id, version: ad.version, title: ad.title, change }),
    onSuccess: (_, change) => finish(change),
  })
  const isWaiting = usePendingDecision({
    adId: ad.id,
    isPostponed: sending.isError && isPostponed(sending.error),
    onDone: () => {
      if (sending.variables) finish(sending.variables)
      sending.reset()
    },
    onRefused: () => sending.reset(),
  })
  const busy = sending.isPending || isWaiting

  const may = (action: AdAction) => allowed.has(action) && !busy
  const decide = (verdict: Verdict, reasons: ModerationReason[]) =>
    sending.mutate({ type: 'verdict', verdict, reasons })
  const approve = () => decide('approve', [])
  const open = (action: NonNullable<OpenPane>) => {
    sending.reset()
    setPane(action)
  }
  useKeyBindings({
    approve: may('approve') && approve,
    requestFix: may('requestFix') && (() => open('requestFix')),
    block: may('block') && (() => open('block')),
    lift: may('lift') && (() => open('lift')),
    close: pane !== null && (() => setPane(null)),
  })

  return {
    allowed,
    busy,
    pane,
    failure: sending.error,
    approve,
    open,
    close: () => setPane(null),
    decide,
    lift: (reason: string) => sending.mutate({ type: 'lift', reason }),
  }
}

export type AdActions = ReturnType<typeof useAdActions>
