import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import { releaseLease, takeLease } from './lease.ts'

interface LeasedLoop {
  /** Of the lease. */
  name: string
  /** Longer than a turn may take: a holder that is late is no holder any more. */
  leaseSeconds: number
  /** Between two turns. */
  pauseMs: number
  /** @param isFirst the lease was another process's before, which may have worked a moment ago. */
  turn: (run: { isFirst: boolean; signal: AbortSignal }) => Promise<void>
  /** Ends what turns have begun, before the lease is given back. */
  finish?: () => Promise<void>
}

/** Between two attempts to take the lease of another process, at most. */
const STANDBY_MS = 1000
/** After failed turns in a row: twice as long each time, until that many. */
const AFTER_FAILURE_MS = 2000
const DOUBLINGS = 4

/**
 * Repeats turns in one process of all that run this loop: the others wait for its lease. A failed turn is
 * logged, and the next one follows after a pause that grows.
 *
 * @returns stops the loop; resolves when its last turn has ended.
 */
export function startLeasedLoop(
  { name, leaseSeconds, pauseMs, turn, finish }: LeasedLoop,
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'error'> },
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const holder = randomUUID()
  const standbyMs = Math.min(STANDBY_MS, (leaseSeconds * 1000) / 3)
  let renewAt = 0
  let isHeld = false
  let failures = 0

  const hold = async (): Promise<boolean> => {
    if (isHeld && performance.now() < renewAt) return true
    const taken = performance.now()
    isHeld = await takeLease(db, { name, holder, seconds: leaseSeconds })
    renewAt = taken + (leaseSeconds * 1000) / 3
    return isHeld
  }

  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

  const repeat = async () => {
    while (!signal.aborted) {
      try {
        const wasHeld = isHeld
        const holds = await hold()
        if (holds) await turn({ isFirst: !wasHeld, signal })
        failures = 0
        await pause(holds ? pauseMs : standbyMs)
      } catch (error) {
        isHeld = false
        if (signal.aborted) break
        log.error({ err: error, loop: name }, 'turn failed')
        await pause(AFTER_FAILURE_MS * 2 ** Math.min(failures, DOUBLINGS))
        failures += 1
      }
    }
    await finish?.()
    await releaseLease(db, { name, holder }).catch(() => undefined)
  }

  const ended = repeat()
  return async () => {
    stopping.abort()
    await ended
  }
}
