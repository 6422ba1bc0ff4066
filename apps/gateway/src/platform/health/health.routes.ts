import type { FastifyInstance } from 'fastify'
import type { Health } from './health.ts'

/**
 * For balancers and orchestrators (docs/operations.md): `/health/live` answers 200 while the process
 * serves at all, `/health/ready` 200 or 503 with the result of each check, 503 also once it is told to stop.
 */
export async function healthPages(
  app: FastifyInstance,
  { health }: { health: Health },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    if (app.stopping.signal.aborted) return reply.status(503).send({ status: 'stopping' })
    const checks = await health.read()
    const isReady = Object.values(checks).every((result) => result === 'ok')
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failed', checks })
  })
}
