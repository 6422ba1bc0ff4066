import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C reaches the whole process group, and npm passes on its own: one key, two signals. */
export const SAME_SIGNAL_MS = 250

/** How long, in milliseconds, each part of a stop may take. */
const LIMITS = {
  /** Connections that are in the accept queue are taken from it meanwhile. */
  accept: 100,
  /** Requests under way. */
  requests: 4000,
  /** What has been accepted and not yet read becomes a request meanwhile. */
  quiet: 250,
  /** All of it, after `drainSeconds`. */
  stop: 9000,
}

/**
 * Stops the server at the first signal: for `drainSeconds` it serves on while `/health/ready` is 503, then
 * new connections are refused, requests under way are answered (after a while cut), and all is closed
 * within ten seconds. A second signal ends the process at once, with exit code 1.
 */
export function stopOnSignals(app: FastifyInstance, drainSeconds: number): void {
  const underWay = countRequests(app)
  let stoppingSince: number | undefined

  async function stop(): Promise<void> {
    app.stopping.abort()
    await sleep(Math.max(drainSeconds * 1000, LIMITS.accept))
    setTimeout(() => {
      process.stderr.write('Остановка заняла слишком много времени и прервана.\n')
      process.exit(1)
    }, LIMITS.stop).unref()
    // Not yet `app.close()`: pages under way still have to ask the gateway.
    app.server.close()
    await untilQuiet(underWay)
    app.server.closeAllConnections()
    await app.close()
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stoppingSince === undefined) {
        stoppingSince = performance.now()
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
        process.exit(1)
      }
    })
  }
}

/** Requests on connections; those that pages make in process are part of theirs. */
function countRequests(app: FastifyInstance): { count: number; changedAt: number } {
  const underWay = { count: 0, changedAt: 0 }
  const add = (change: number) => {
    underWay.count += change
    underWay.changedAt = performance.now()
  }
  app.server.on('request', (_request, response) => {
    add(1)
    response.once('close', () => add(-1))
  })
  return underWay
}

async function untilQuiet(underWay: ReturnType<typeof countRequests>): Promise<void> {
  const started = performance.now()
  for (;;) {
    const now = performance.now()
    const quiet = now - Math.max(underWay.changedAt, started)
    if (underWay.count === 0 && quiet >= LIMITS.quiet) return
    if (now - started >= LIMITS.requests) return
    await sleep(25)
  }
}
