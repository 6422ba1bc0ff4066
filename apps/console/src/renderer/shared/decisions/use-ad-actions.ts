import { useMutation } from '@tanstack/react-query'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { useState } from 'react'
import type { Verdict } from '../../../shared/outbox.ts'
import { areDecisionsBlocked, useDecisionBlock } from '../keyboard/decision-block.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { reasonDrafts } from '../reasons/reason-drafts.ts'
import { useMe } from '../users/me-context.ts'
import { type AdAction, allowedActions } from './allowed-actions.ts'
import { actionOf, type DecisionChange } from './decision.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'
import { liftDrafts } from './lift-drafts.ts'
import { useAdSeen } from './use-ad-seen.ts'
import { usePendingDecision } from './use-pending-decision.ts'

/** The action whose pane is open; approving needs none. */
export type OpenPane = Exclude<AdAction, 'approve'> | null

/** When a key or a button was pressed. */
type Pressed = Pick<Event, 'timeStamp'>

/**
 * A moderator's actions on one ad: by key or button, with the open pane, the failure and the progress. Nothing
 * acts before the ad has been seen, and no key decides while a form of the ad or the help is open.
 */
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
  const busy = usePendingDecision(ad.id) !== undefined || sending.isPending

  const isSeen = useAdSeen(`${ad.id} ${ad.version}`)
  useDecisionBlock(pane !== null)
  const may = (action: AdAction, pressed: Pressed) =>
    allowed.has(action) && !busy && isSeen(pressed)
  const decide = (verdict: Verdict, reasons: ModerationReason[]) =>
    sending.mutate({ type: 'verdict', verdict, reasons })
  const approve = (pressed: Pressed) => {
    if (pane === null && may('approve', pressed)) decide('approve', [])
  }
  const open = (action: NonNullable<OpenPane>, pressed: Pressed) => {
    if (!may(action, pressed)) return
    sending.reset()
    setPane(action)
  }
  const byKey = (act: (pressed: Pressed) => void) => (event: KeyboardEvent) => {
    if (!areDecisionsBlocked()) act(event)
  }
  useKeyBindings({
    approve: byKey(approve),
    requestFix: byKey((event) => open('requestFix', event)),
    block: byKey((event) => open('block', event)),
    lift: byKey((event) => open('lift', event)),
    close: pane !== null && (() => setPane(null)),
  })

  return {
    allowed,
    busy,
    pane,
    failure: sending.error,
    /** Whether an action on the ad may begin with this press. */
    isSeen,
    approve,
    open,
    close: () => setPane(null),
    decide,
    lift: (reason: string) => sending.mutate({ type: 'lift', reason }),
  }
}

export type AdActions = ReturnType<typeof useAdActions>
