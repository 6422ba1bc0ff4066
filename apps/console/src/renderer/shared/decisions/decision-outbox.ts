import { AppError } from '@trassa/contracts/app-error'
import type { Bridge } from '../../../shared/bridge.ts'
import type { NewDecision, PendingDecision, StoredOutcome } from '../../../shared/outbox.ts'
import { NotSavedError } from '../../lib/failure-text.ts'
import { createStore, type Store } from '../../lib/store.ts'

/** The main process's outbox as a window sees it: it stores and sends the decisions of the account that is logged in. */
export interface DecisionOutbox {
  /** The decisions without an answer, and those that were refused; oldest first. */
  decisions: Pick<Store<readonly PendingDecision[]>, 'read' | 'subscribe'>
  /**
   * Stores a decision: it is on disk and among `decisions` once the promise resolves, and is sent when its hold is over.
   *
   * @throws NotSavedError where the disk refuses it; AppError `session.missing`
   */
  send: (decision: NewDecision) => Promise<void>
  /** Takes the newest held decision back; `null` where none is held any more. */
  takeBack: () => Promise<PendingDecision | null>
  /** Removes a refused decision, once its refusal has been read. */
  dismiss: (id: string) => void
  /** Calls `listener` with the ads on which the gateway has answered decisions. @returns a function that ends it */
  onSettled: (listener: (adIds: readonly string[]) => void) => () => void
}

interface ConnectedOutbox {
  outbox: DecisionOutbox
  /** Resolves when `decisions` has been read. */
  loaded: Promise<void>
  /** Stops following the main process. */
  close: () => void
}

type OutboxBridge = Pick<
  Bridge,
  'readOutbox' | 'sendDecision' | 'takeDecisionBack' | 'dismissDecision' | 'on'
>

const ERRORS: Record<StoredOutcome, (() => Error) | null> = {
  stored: null,
  unwritable: () => new NotSavedError(),
  sessionless: () => new AppError('session.missing'),
}

/** How long a window waits to be told of a decision of its own, in milliseconds. */
const TOLD_WITHIN_MS = 1000

/**
 * Waits until `decisions` has one on the ad. Electron keeps no order between the answer to a call and an event: what
 * reads the decisions right after the answer, such as the claim of the next ad, would miss the new one.
 */
function told({ read, subscribe }: DecisionOutbox['decisions'], adId: string): Promise<void> {
  const isTold = () => read().some((each) => each.adId === adId && each.state !== 'refused')
  if (isTold()) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, TOLD_WITHIN_MS)
    const stop = subscribe(() => isTold() && end())
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

/** Follows the outbox of the main process. */
export function connectOutbox(bridge: OutboxBridge): ConnectedOutbox {
  const decisions = createStore<readonly PendingDecision[]>([])
  const listeners = new Set<(adIds: readonly string[]) => void>()
  const close = bridge.on('outbox.changed', (next) => {
    const wasSent = decisions.read().filter(({ state }) => state === 'sending')
    decisions.write(next)
    const isSettled = ({ id }: PendingDecision) =>
      next.every((each) => each.id !== id || each.state === 'refused')
    const settled = wasSent.filter(isSettled).map(({ adId }) => adId)
    if (settled.length === 0) return
    for (const listener of listeners) listener(settled)
  })
  const outbox: DecisionOutbox = {
    decisions,
    async send(decision) {
      const failure = ERRORS[await bridge.sendDecision(decision)]
      if (failure) throw failure()
      await told(decisions, decision.adId)
    },
    takeBack: () => bridge.takeDecisionBack(),
    dismiss: (id) => void bridge.dismissDecision(id),
    onSettled(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { outbox, loaded: bridge.readOutbox().then(decisions.write), close }
}
