import { setTimeout as pause } from 'node:timers/promises'
import { listRunning } from '../stock-imports.repository.ts'
import type { RowWork } from './row-work.ts'
import { runRow } from './run-row.ts'

/** Imports that run at a time: one whose photographs come slowly holds up none of the others. */
const AT_ONCE = 4
/** Of one import, until it lets others have its place, and asks whether this process still has the lease. */
const PART_MS = 5000
const AFTER_FAILURE_MS = 2000

/** Runs parts of started imports side by side, those first that have waited longest. */
export function createImportRunner(work: RowWork) {
  const active = new Map<string, Promise<void>>()
  const begunAt = new Map<string, number>()

  return {
    /** Begins a part of every import for which there is a place. */
    begin: async (signal: AbortSignal): Promise<void> => {
      const running = await listRunning(work.db)
      for (const id of begunAt.keys()) if (!running.includes(id)) begunAt.delete(id)
      const turnOf = (id: string) => begunAt.get(id) ?? 0
      const waiting = running
        .filter((id) => !active.has(id))
        .sort((one, other) => turnOf(one) - turnOf(other))
      for (const id of waiting.slice(0, AT_ONCE - active.size)) {
        begunAt.set(id, performance.now())
        active.set(
          id,
          runPart(work, id, signal).finally(() => active.delete(id)),
        )
      }
    },
    /** Resolves when no part is under way. */
    ended: async (): Promise<void> => {
      await Promise.all(active.values())
    },
  }
}

/** Never rejects: the failure of one import is logged and is none of the others. */
async function runPart(work: RowWork, importId: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + PART_MS
  try {
    while (!signal.aborted && performance.now() < end) {
      if (!(await runRow(work, importId, signal))) return
    }
  } catch (error) {
    if (signal.aborted) return
    work.log.error({ err: error, importId }, 'import of stock')
    await pause(AFTER_FAILURE_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
