import { setTimeout } from 'node:timers/promises'
import type { Report } from '../connection/report.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const WATCH_MS = 500
/** Doubles from failure to failure. */
const PAUSE_MS = { first: 1000, longest: 30_000 }

/**
 * Watches the embedded PostgreSQL and starts it again when its server process has gone, however that was
 * ended. Connections recover by themselves: the port stays the same.
 *
 * @returns stops it for good.
 */
export function keepRunning(postgres: EmbeddedPostgres, report: Report): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function restart(): Promise<void> {
    report('embedded PostgreSQL has ended, starting it again')
    for (let pause = PAUSE_MS.first; !signal.aborted; pause *= 2) {
      try {
        await postgres.restart()
        return report('embedded PostgreSQL runs again')
      } catch (error) {
        report('embedded PostgreSQL does not start', error)
      }
      await sleep(Math.min(pause, PAUSE_MS.longest))
    }
  }

  const sleep = (ms: number) =>
    setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await sleep(WATCH_MS)
      if (!signal.aborted && !(await postgres.isRunning())) await restart()
    }
  }

  // Whatever way this process ends, but for SIGKILL, it leaves no server behind.
  process.once('exit', postgres.abandon)
  const watching = watch()
  return async () => {
    stopping.abort()
    await postgres.stop()
    // A restart that was under way may have come up since.
    await watching
    await postgres.stop()
    process.removeListener('exit', postgres.abandon)
  }
}
