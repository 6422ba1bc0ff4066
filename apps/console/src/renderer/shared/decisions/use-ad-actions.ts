import { useMutation } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useRef, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { areDecisionsBlocked, useDecisionBlock } from '../keyboard/decision-block.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { useMe } from '../users/me-context.ts'
import {
  allowedActions,
  mayDismissComplaints,
  maySetDates,
  overrideTargets,
} from './allowed-actions.ts'
import { actionOf, type DecisionChange, type DecisionKind } from './decision.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'
import { clearDrafts } from './take-back/restore-drafts.ts'
import { unreadAds } from './unread-ads.ts'
import { type FormAction, useOpenForm } from './use-open-form.ts'
import { usePendingDecision } from './use-pending-decision.ts'
import { useSeen } from './use-seen.ts'

/** When a key or a button was pressed. */
type Pressed = Pick<Event, 'timeStamp'>

/**
 * A moderator's actions on one ad: by key or button, with the open pane, the failure and the progress. Nothing
 * acts before the ad has been seen, and no key decides while a form of the ad or the help is open.
 *
 * @param hasKeys whether the keys of decisions act on this ad (`decision-keys.ts`)
 */
export function useAdActions(
  ad: ModeratedAd,
  { hasKeys, onDone }: { hasKeys: boolean; onDone?: (action: DecisionKind) => void },
) {
  const form = useOpenForm(ad)
  const { pane, close } = form
  const [outbox, me] = [useDecisionOutbox(), useMe()]
  const now = new Date()
  const targets = overrideTargets(ad, me, now)
  const allowed: ReadonlySet<DecisionKind> = new Set([
    ...allowedActions(ad, me, now),
    ...(mayDismissComplaints(ad, me) ? (['dismissComplaints'] as const) : []),
    ...(maySetDates(ad, me, now) ? (['dates'] as const) : []),
    ...(targets.length > 0 ? (['override'] as const) : []),
  ])

  /** A second press may come before the first one is drawn. */
  const isSending = useRef(false)
  const sending = useMutation({
    mutationFn: (change: DecisionChange) =>
      outbox.send({ adId: ad.id, version: ad.version, title: ad.title, change }),
    onSuccess: (_, change) => {
      clearDrafts(ad.id, change)
      close()
      onDone?.(actionOf(change))
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const send = (change: DecisionChange) => {
    if (isSending.current) return
    isSending.current = true
    sending.mutate(change)
  }
  const pending = usePendingDecision(ad.id)
  const isUnread = useStore(unreadAds).includes(ad.id)
  const busy = pending !== undefined || isUnread || sending.isPending

  const shown = `${ad.id} ${ad.version} ${ad.complaints[0]?.id}`
  const { isSeen, mark } = useSeen(shown)
  /** What was on the screen when a press came too early. */
  const [tooEarly, setTooEarly] = useState<string | null>(null)
  useDecisionBlock(pane !== null)
  const accepts = (pressed: Pressed) => {
    if (busy) return false
    const counts = isSeen(pressed)
    setTooEarly(counts ? null : shown)
    return counts
  }
  const may = (action: DecisionKind, pressed: Pressed) => allowed.has(action) && accepts(pressed)
  const approve = (pressed: Pressed) => {
    if (pane !== null || !may('approve', pressed)) return
    send({ type: 'verdict', verdict: 'approve', reasons: [] })
  }
  const dismissComplaints = (pressed: Pressed) => {
    if (pane !== null || !may('dismissComplaints', pressed)) return
    send({ type: 'dismissComplaints', upTo: ad.complaints[0]?.id })
  }
  const open = (action: FormAction, pressed: Pressed) => {
    if (!may(action, pressed)) return
    sending.reset()
    form.open(action)
  }
  const hearsKeys = () => hasKeys && !areDecisionsBlocked()
  const byKey = (act: (pressed: Pressed) => void) => (event: KeyboardEvent) => {
    if (hearsKeys()) act(event)
  }
  useKeyBindings({
    approve: byKey(approve),
    requestFix: byKey((event) => open('requestFix', event)),
    block: byKey((event) => open('block', event)),
    lift: byKey((event) => open('lift', event)),
    dates: byKey((event) => open('dates', event)),
    close: pane !== null && close,
  })

  return {
    allowed,
    /** The states that a senior moderator may set with a comment. */
    targets,
    busy,
    /** The decision on the ad before which no other one can be made. */
    pending,
    /** The version that the last decision made is being read. */
    isUnread,
    hasKeys,
    pane,
    failure: sending.error,
    /** Whether an action on the ad may begin with this press; a press that came too early is told (`isTooEarly`). */
    accepts,
    /** The same of a key that belongs to the ad and to none of its forms. */
    acceptsKey: (event: KeyboardEvent) => hearsKeys() && accepts(event),
    /** Marks what decides as long as no press counts. */
    mark,
    /** A press for this ad came before the ad could be seen, and was dropped. */
    isTooEarly: tooEarly === shown,
    approve,
    dismissComplaints,
    open,
    close,
    /** The ad has changed under the open form, and the decision of the form was dropped for that. */
    isHeldBack: form.isHeldBack,
    /** Sends the decision of the open form, if it is about the version that is shown. */
    decide: (change: DecisionChange) => {
      if (!accepts({ timeStamp: performance.now() }) || !form.acceptsVersion()) return
      send(change)
    },
  }
}

export type AdActions = ReturnType<typeof useAdActions>
