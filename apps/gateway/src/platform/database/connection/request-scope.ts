import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const scope = new AsyncLocalStorage<true>()

/** Whether a visitor waits for what is being done; false in jobs and while the server starts. */
export const isInRequest = (): boolean => scope.getStore() === true

/** Does what a visitor waits for. */
export const inRequest = <Result>(work: () => Result): Result => scope.run(true, work)

/** Makes what a server's requests ask of the database known to `isInRequest`. */
export function scopeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => inRequest(done))
  // Reading a body continues in the context of the connection.
  app.addHook('preHandler', (_request, _reply, done) => (isInRequest() ? done() : inRequest(done)))
}
