import { type Call, fillPath } from '@trassa/contracts/call'
import type { FastifyInstance } from 'fastify'

/** RFC 9745: since when the older bases are deprecated, in seconds of Unix time; 1 December 2026. */
const DEPRECATED_SINCE = Date.UTC(2026, 11, 1) / 1000

/** `/ads/{id}/update` as a part of a JSON pointer. */
const pointerTo = ({ path, method }: Call): string =>
  ['paths', path, method.toLowerCase()]
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')

/**
 * Where a request of an older call would be asked now: the address of its successor, or the successor's place in the
 * OpenAPI document where the path's parameters are not those of this request.
 */
function successorAddress(call: Call | undefined, params: unknown, gatewayBase: string): string {
  const document = `${gatewayBase}/openapi.json`
  const [successor] = call?.becomes ?? []
  if (!successor) return document
  const known = params as Record<string, string>
  const names = [...successor.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (!names.every((name) => typeof known[name] === 'string')) {
    return `${document}#/${pointerTo(successor)}`
  }
  return `${gatewayBase}${fillPath(successor.path, known)}`
}

/** Names the deprecation and the successor of each call in every answer of the scope, refusals included. */
export function announceSuccessors(app: FastifyInstance, gatewayBase: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const address = successorAddress(call, request.params, gatewayBase)
    reply.headers({
      deprecation: `@${DEPRECATED_SINCE}`,
      link: `<${address}>; rel="successor-version"`,
    })
    done()
  })
}
