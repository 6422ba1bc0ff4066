import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { codeOf, isPostponed } from '../../lib/failure-text.ts'
import { retryAfterMs, retryDelay } from '../../lib/retry-delay.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { postDecision } from './post-decision.ts'

export type NewDecision = Pick<PendingDecision, 'adId' | 'version' | 'title' | 'change'>

export interface DecisionOutbox {
  /** The decisions without an answer, and those that were refused after a wait; oldest first. */
  decisions: Store<readonly PendingDecision[]>
  /** Reads what an earlier window has left. */
  load: () => Promise<void>
  /**
   * Stores a decision and sends it: closing the window or killing the console loses nothing (domain §9).
   *
   * @throws AppError; after a postponed or unauthenticated attempt the decision stays and is sent later.
   */
  send: (decision: NewDecision) => Promise<void>
  /** Sends the waiting decisions, oldest first, until one is postponed again. Does nothing during a `Retry-After`. */
  resume: () => Promise<void>
  /** Removes a refused decision, once its refusal has been read. */
  dismiss: (id: string) => void
  /** Sends nothing from now on: the moderator has logged out, or another server was chosen. */
  stop: () => void
}

interface OutboxOptions {
  api: ApiClient
  storage: {
    read: () => Promise<PendingDecision[]>
    write: (decisions: PendingDecision[]) => Promise<void>
  }
  /** Waiting decisions have been answered: what is on the screen is out of date. */
  onSettled: () => void
}

/** What a login repairs: the session has ended, or lacks its second factor. */
const LOGIN_CODES: readonly ErrorCode[] = ['session.missing', 'session.second_factor']

/** The decision is sent again: no answer came, or the session had no powers. */
const staysInOutbox = (error: unknown) => isPostponed(error) || LOGIN_CODES.includes(codeOf(error))

/** The queue between a moderator's decision and the gateway's answer. */
export function createDecisionOutbox({ api, storage, onSettled }: OutboxOptions): DecisionOutbox {
  const decisions = createStore<readonly PendingDecision[]>([])
  let isResuming = false
  let failures = 0
  /** When the gateway's `Retry-After` ends, in milliseconds since the epoch. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function write(next: readonly PendingDecision[]): Promise<void> {
    decisions.write(next)
    return storage.write([...next])
  }
  const remove = (id: string) => write(decisions.read().filter((each) => each.id !== id))
  const change = (id: string, changes: Partial<PendingDecision>) =>
    write(decisions.read().map((each) => (each.id === id ? { ...each, ...changes } : each)))

  function scheduleAttempt(error: unknown) {
    if (isStopped) return
    failures += 1
    notBefore = Date.now() + retryAfterMs(error)
    clearTimeout(timer)
    timer = setTimeout(() => void resume(), retryDelay(failures, error))
  }

  /** @throws AppError where the decision stays in the outbox. */
  async function attemptAgain(decision: PendingDecision): Promise<void> {
    try {
      await postDecision(api, decision)
      await remove(decision.id)
    } catch (error) {
      if (staysInOutbox(error)) throw error
      await change(decision.id, { state: 'refused', refusal: codeOf(error) })
    }
  }

  async function resume(): Promise<void> {
    if (isResuming || Date.now() < notBefore) return
    isResuming = true
    let settled = 0
    try {
      for (const decision of decisions.read().filter(({ state }) => state === 'waiting')) {
        if (isStopped) break
        await attemptAgain(decision)
        settled += 1
        failures = 0
      }
    } catch (error) {
      if (isPostponed(error)) scheduleAttempt(error)
    } finally {
      isResuming = false
    }
    if (settled > 0) onSettled()
  }

  return {
    decisions,
    async load() {
      const stored = await storage.read()
      decisions.write(
        stored.map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' } : each)),
      )
    },
    async send(decision) {
      const id = crypto.randomUUID()
      const pending: PendingDecision = { id, ...decision, state: 'sending', refusal: null }
      await write([...decisions.read(), pending])
      try {
        const retryAfter = (notBefore - Date.now()) / 1000
        if (retryAfter > 0) throw new AppError('server.unavailable', { retryAfter })
        await postDecision(api, pending)
        failures = 0
        await remove(id)
      } catch (error) {
        if (staysInOutbox(error)) await change(id, { state: 'waiting' })
        else await remove(id)
        if (isPostponed(error)) scheduleAttempt(error)
        throw error
      }
    },
    resume,
    dismiss: (id) => void remove(id),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
