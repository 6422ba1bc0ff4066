import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A change asked for by another site's page is refused (domain §2). Browsers always say where a
 * mutation comes from; a client that says nothing is not a browser and carries no foreign cookie.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string): void {
  const allowed = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (origin !== undefined && origin !== allowed && !SAFE.has(request.method)) {
      throw new AppError('request.origin')
    }
    done()
  })
}
