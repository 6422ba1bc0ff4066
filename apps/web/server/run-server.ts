import type { Config } from '@trassa/gateway/config'
import type { FastifyInstance } from 'fastify'

interface Server {
  app: FastifyInstance
  config: Config
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Starts a server and stops it cleanly: requests under way are answered, then the database is let go.
 * What goes wrong at the start is one sentence for a person, not a stack.
 */
export async function runServer(start: () => Promise<Server>): Promise<void> {
  try {
    const { app, config } = await start()
    let stopping = false
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        app.close().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
    await app.listen({ port: config.port, host: config.host })
    process.stdout.write(`\nТрасса: ${config.publicUrl}\n`)
  } catch (error) {
    process.stderr.write(`\n${sentence(error)}\n`)
    process.exit(1)
  }
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Порт ${error.port} занят. Остановите программу на нём или задайте другой: PORT=3001 npm start`
  }
  return error.message
}
