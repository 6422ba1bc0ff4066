import type { FastifyInstance } from 'fastify'
import { createFastify } from '../platform/http/create-server.ts'
import { expectFreePort } from '../platform/net/expect-free-port.ts'
import type { Config } from './config.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/**
 * Starts a server, which stops cleanly at a signal (`stopOnSignals`).
 * An error at the start is printed as one sentence, without a stack.
 */
export async function runServer(
  readConfig: () => Config,
  prepare: (app: FastifyInstance, config: Config) => Promise<void>,
): Promise<Config> {
  let app: FastifyInstance | undefined
  try {
    const config = readConfig()
    await expectFreePort(config)
    app = createFastify(config)
    stopOnSignals(app, config.drainSeconds)
    await prepare(app, config)
    await app.listen({ port: config.port, host: config.host })
    return config
  } catch (error) {
    // A signal during the start makes it fail where it happens to be.
    if (app?.stopping.signal.aborted) return await new Promise<never>(() => undefined)
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    // Closes what was opened so far, the embedded database included.
    await app?.close()
    process.exit(1)
  }
}
