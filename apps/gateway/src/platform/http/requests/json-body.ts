import { AppError } from '@trassa/contracts/app-error'
import { BODY_DEPTH } from '@trassa/contracts/call'
import type { FastifyInstance } from 'fastify'
import { isDeeperThan } from './json-depth.ts'

/**
 * Parses JSON bodies as Fastify does, but counts their depth first, and takes an empty one as none where
 * the call declares no body: HTTP clients that set `content-type: application/json` on every request
 * send it with a DELETE, too.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const isDeclared = request.routeOptions.config.call?.body !== undefined
      if (body === '' && !isDeclared) done(null, undefined)
      else if (isDeeperThan(body, BODY_DEPTH)) done(new AppError('request.too_deep'))
      else parse(request, body, done)
    },
  )
}
