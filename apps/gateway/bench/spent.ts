import { readFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'

/** What works have taken so far. */
export interface Spent {
  milliseconds: number
  /** Processor time of this process and of PostgreSQL's backends: other load on the machine hardly changes it. */
  processorMs: number
  statements: number
}

export const NOTHING_SPENT: Spent = { milliseconds: 0, processorMs: 0, statements: 0 }

/** Clock ticks in a second, in which Linux counts the processor time of processes. */
const TICKS = 100

/**
 * Counts what pieces of work take, so that works which are done in turns can be compared.
 *
 * @param readings statements of these connections count, too
 */
export function createMeter(pool: Pool, readings?: Pool) {
  let statements = 0
  const counted = new WeakSet<ClientBase>()
  const count = (client: ClientBase) => {
    if (counted.has(client)) return
    counted.add(client)
    const { query } = client
    const counting = (...args: unknown[]) => {
      statements += 1
      return Reflect.apply(query, client, args)
    }
    Object.assign(client, { query: counting })
  }
  pool.on('acquire', count)
  readings?.on('acquire', count)

  /** The processor time of each backend, by its process id. */
  async function readBackends(): Promise<ReadonlyMap<number, number>> {
    const { rows } = await pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`,
    )
    return new Map(
      await Promise.all(rows.map(async ({ pid }) => [pid, await processorMs(pid)] as const)),
    )
  }

  /** @returns `before` and what `work` took. */
  return async (before: Spent, work: () => Promise<void>): Promise<Spent> => {
    const [backends, own] = [await readBackends(), process.cpuUsage()]
    const [statementsBefore, started] = [statements, performance.now()]
    await work()
    const milliseconds = performance.now() - started
    const sent = statements - statementsBefore
    const { user, system } = process.cpuUsage(own)
    // A connection that was closed meanwhile is left out, one that was opened counts whole.
    const spent = [...(await readBackends())].map(([pid, ms]) => ms - (backends.get(pid) ?? 0))
    const ofBackends = spent.reduce((sum, ms) => sum + ms, 0)
    return {
      milliseconds: before.milliseconds + milliseconds,
      processorMs: before.processorMs + (user + system) / 1000 + ofBackends,
      statements: before.statements + sent,
    }
  }
}

/** The processor time of a process; 0 where the system does not tell it, or the process has ended. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which stands in brackets: `utime` and `stime` are the 14th and 15th field of the whole.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS
}
