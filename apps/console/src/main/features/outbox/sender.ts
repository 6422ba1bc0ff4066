import type { ErrorCode } from '@trassa/contracts/errors'
import { codeOf, isPostponed } from '../../../shared/failures.ts'
import type { Account, PendingDecision } from '../../../shared/outbox.ts'
import { retryAfterMs, retryDelay } from '../../../shared/retry-delay.ts'
import { steadyNow } from '../../../shared/steady-clock.ts'
import type { DecisionList } from './decision-list.ts'

export interface OpenedList {
  owner: Account
  list: DecisionList
}

/** Sends with the session of `owner` and no other. @throws AppError */
export type PostDecision = (decision: PendingDecision, owner: Account) => Promise<void>

interface SenderOptions {
  /** The list of the present session's account; `null` without one. */
  opened: () => OpenedList | null
  post: PostDecision
}

/** What a login repairs: the session has ended, or lacks its second factor. */
const LOGIN_CODES: readonly ErrorCode[] = ['session.missing', 'session.second_factor']

/** How often a decision is sent again that the gateway failed on: its key makes a repetition safe. */
const DEFECT_ATTEMPTS = 6

const needsLogin = (error: unknown) => LOGIN_CODES.includes(codeOf(error))

/** When the next decision can be due, by the steady clock. */
function nextAttempt(decisions: readonly PendingDecision[], notBefore: number): number {
  const times = decisions.map(({ state, sendAt }) => {
    if (state === 'held') return sendAt
    return state === 'waiting' ? notBefore : Number.POSITIVE_INFINITY
  })
  return Math.min(...times)
}

/** Sends due decisions one after another, oldest first; pauses after a postponed one (decision 123). */
export function createSender({ opened, post }: SenderOptions) {
  let failures = 0
  /** How often the gateway failed on a decision, by its id. */
  const defects = new Map<string, number>()
  let notBefore = 0
  /** How often the sender was told to resume: an answer from before says nothing of the session that there is now. */
  let resumptions = 0
  /** When the gateway's `Retry-After` ends. */
  let retryAfterEnds = 0
  let isFlushing = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function pause(error: unknown, resumptionsBefore: number) {
    if (needsLogin(error)) {
      if (resumptions === resumptionsBefore) notBefore = Number.POSITIVE_INFINITY
      return
    }
    failures += 1
    retryAfterEnds = steadyNow() + retryAfterMs(error)
    notBefore = steadyNow() + retryDelay(failures, error)
  }

  /** Whether the gateway failed on the decision itself, not too often yet. */
  function mayFailAgain({ id }: PendingDecision, error: unknown): boolean {
    if (codeOf(error) !== 'server.failed') return false
    const times = (defects.get(id) ?? 0) + 1
    if (times < DEFECT_ATTEMPTS) defects.set(id, times)
    else defects.delete(id)
    return times < DEFECT_ATTEMPTS
  }

  /** @returns whether the next decision may follow */
  async function attempt({ owner, list }: OpenedList, decision: PendingDecision) {
    const resumptionsBefore = resumptions
    try {
      await post(decision, owner)
      defects.delete(decision.id)
      await list.remove(decision.id)
    } catch (error) {
      if (isPostponed(error) || needsLogin(error) || mayFailAgain(decision, error)) {
        await list.postpone(decision.id)
        pause(error, resumptionsBefore)
        return false
      }
      await list.refuse(decision.id, codeOf(error))
    }
    failures = 0
    return true
  }

  async function sendDue(): Promise<void> {
    let mayGoOn = true
    while (mayGoOn) {
      const from = opened()
      if (!from) return
      if (steadyNow() < notBefore) return from.list.endHolds()
      const due = await from.list.takeDue(isFlushing)
      if (!due) return
      mayGoOn = await attempt(from, due)
    }
  }

  function schedule(): void {
    clearTimeout(timer)
    const at = nextAttempt(opened()?.list.read() ?? [], notBefore)
    if (Number.isFinite(at)) timer = setTimeout(() => void wake(), Math.max(0, at - steadyNow()))
  }

  /** Sends what is due; a round that is under way takes it along. */
  function wake(): Promise<void> {
    running ??= sendDue().finally(() => {
      running = null
      schedule()
    })
    return running
  }

  return {
    schedule,
    /** Another session, or the line is there again; a `Retry-After` still holds. */
    resume() {
      resumptions += 1
      notBefore = retryAfterEnds
      void wake()
    },
    /** Sends the held decisions too, for at most `patienceMs`. */
    async flush(patienceMs: number): Promise<void> {
      isFlushing = true
      let over: ReturnType<typeof setTimeout> | undefined
      const patience = new Promise<void>((resolve) => {
        over = setTimeout(resolve, patienceMs)
      })
      await Promise.race([Promise.resolve(running).then(wake), patience])
      clearTimeout(over)
      isFlushing = false
    },
  }
}
