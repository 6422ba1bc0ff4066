import { METHODS } from 'node:http'
import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route stands for the paths of a base that no call has. */
    isUnknownPath?: boolean
  }
}

/** Makes the router know every method that Node parses; those without a route are then 404 as JSON. */
export function acceptAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true })
  }
}

/**
 * Answers 404 in the failure envelope for each path below the scope's base that no call has, whatever
 * the method (domain §1). A route, because the site's `/*` would win over a not-found handler. Comes
 * before other hooks and before a body is read: nothing else about such a request matters.
 */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isUnknownPath) throw new AppError('request.not_found')
    done()
  })
  for (const url of ['/', '/*']) {
    app.route({
      method: app.supportedMethods,
      url,
      config: { isUnknownPath: true },
      handler: async () => {
        throw new AppError('request.not_found')
      },
    })
  }
}
