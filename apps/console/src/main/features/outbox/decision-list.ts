import type { ErrorCode } from '@trassa/contracts/errors'
import { z } from 'zod'
import {
  HOLD_MS,
  type NewDecision,
  type PendingDecision,
  pendingDecisionSchema,
} from '../../../shared/outbox.ts'
import { steadyNow } from '../../../shared/steady-clock.ts'
import { type DurableFile, UNREADABLE } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { takeTurns } from '../../lib/take-turns.ts'

/** The pending decisions of one account, in memory and in its file. */
export interface DecisionList {
  /** Whether stored decisions could not be read when the list was opened. */
  hasLost: boolean
  read: () => readonly PendingDecision[]
  /** Holds a new decision; it is on disk once the promise resolves. Rejects where the disk refuses it. */
  add: (decision: NewDecision) => Promise<void>
  /** Removes the newest held decision; `null` where none is held. Rejects where the disk refuses the change. */
  takeBack: () => Promise<PendingDecision | null>
  /** Marks the oldest decision that is due as being sent; a held one is due when its time is over, or where `evenHeld`. */
  takeDue: (evenHeld: boolean) => Promise<PendingDecision | null>
  /** Held decisions whose time is over wait from now on: nothing can be sent yet. */
  endHolds: () => Promise<void>
  postpone: (id: string) => Promise<void>
  refuse: (id: string, code: ErrorCode) => Promise<void>
  remove: (id: string) => Promise<void>
}

const isHoldOver = ({ state, sendAt }: PendingDecision) => state === 'held' && sendAt <= steadyNow()

const storedSchema = z.array(z.unknown())

/** The decisions of a stored list, and whether it has others that make no sense to this version of the console. */
function decisionsIn(stored: unknown): { decisions: PendingDecision[]; isWhole: boolean } {
  const rows = storedSchema.safeParse(stored)
  const decisions = (rows.data ?? []).flatMap((row) => {
    const parsed = pendingDecisionSchema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
  return { decisions, isWhole: decisions.length === rows.data?.length }
}

interface Stored {
  decisions: PendingDecision[]
  hasLost: boolean
}

async function readStored(file: DurableFile): Promise<Stored> {
  const stored = await file.read()
  if (stored === undefined) return { decisions: [], hasLost: false }
  if (stored === UNREADABLE) return { decisions: [], hasLost: true }
  const { decisions, isWhole } = decisionsIn(stored)
  // A row of another version of the console is kept beside, not overwritten.
  if (!isWhole) {
    await file.setAside()
    await file.write(decisions)
  }
  return { decisions, hasLost: !isWhole }
}

/** Puts decisions that an earlier process could not decrypt before the others: they are older. */
async function withRecovered(file: DurableFile, stored: Stored): Promise<Stored> {
  const { recovered } = await file.recover()
  if (recovered.length === 0) return stored
  const lists = [...recovered.map(({ value }) => decisionsIn(value)), { ...stored, isWhole: true }]
  const byId = new Map(lists.flatMap(({ decisions }) => decisions.map((each) => [each.id, each])))
  const decisions = [...byId.values()]
  await file.write(decisions)
  for (const { remove } of recovered) await remove()
  return { decisions, hasLost: stored.hasLost || lists.some(({ isWhole }) => !isWhole) }
}

/**
 * Opens the list of an account. A decision that an earlier process held or was sending waits: whether it had
 * arrived is not known, and its key makes a repetition safe.
 */
export async function openDecisionList(
  file: DurableFile,
  onChanged: (decisions: readonly PendingDecision[]) => void,
): Promise<DecisionList> {
  const inTurn = takeTurns()
  const stored = await withRecovered(file, await readStored(file))
  let decisions: readonly PendingDecision[] = stored.decisions.map((each) =>
    each.state === 'refused' ? each : { ...each, state: 'waiting' },
  )

  function show(next: readonly PendingDecision[]) {
    decisions = next
    onChanged(next)
  }
  /** For what the moderator is told of: shown once it is on disk. */
  async function store(next: readonly PendingDecision[]) {
    await file.write(next)
    show(next)
  }
  /** For the gateway's answers: an answer that is not on disk only means a repetition under the same key. */
  async function storeAnswer(next: readonly PendingDecision[]) {
    show(next)
    await file.write(next).catch((error) => logProblem('outbox', error))
  }
  const without = (id: string) => decisions.filter((each) => each.id !== id)
  const changed = (id: string, changes: Partial<PendingDecision>) =>
    decisions.map((each) => (each.id === id ? { ...each, ...changes } : each))

  return {
    hasLost: stored.hasLost,
    read: () => decisions,
    add: (decision) =>
      inTurn(() => {
        const sendAt = steadyNow() + HOLD_MS
        const added = {
          id: crypto.randomUUID(),
          ...decision,
          state: 'held',
          sendAt,
          refusal: null,
        } as const
        return store([...decisions, added])
      }),
    takeBack: () =>
      inTurn(async () => {
        const newest = decisions.findLast(({ state }) => state === 'held') ?? null
        if (newest) await store(without(newest.id))
        return newest
      }),
    // The file needs no change: for another process, held, sent and waiting decisions are the same.
    takeDue: (evenHeld) =>
      inTurn(async () => {
        const isDue = (each: PendingDecision) =>
          each.state === 'waiting' || (evenHeld ? each.state === 'held' : isHoldOver(each))
        const due = decisions.find(isDue) ?? null
        if (due) show(changed(due.id, { state: 'sending' }))
        return due
      }),
    endHolds: () =>
      inTurn(async () => {
        if (!decisions.some(isHoldOver)) return
        show(decisions.map((each) => (isHoldOver(each) ? { ...each, state: 'waiting' } : each)))
      }),
    postpone: (id) => inTurn(async () => show(changed(id, { state: 'waiting' }))),
    refuse: (id, refusal) => inTurn(() => storeAnswer(changed(id, { state: 'refused', refusal }))),
    remove: (id) => inTurn(() => storeAnswer(without(id))),
  }
}
