import type { IncomingMessage } from 'node:http'
import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses requests that name their target ambiguously (RFC 9112, 3.2): in absolute form, as `*`, with two
 * hosts, or with a host that is none. Proxies and this server could otherwise read two different
 * addresses from one request. HTTP/1.0 needs no host.
 *
 * @throws AppError `request.malformed`
 */
export function refuseAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, host }) => {
    const isNamed = host !== '' || raw.httpVersion === '1.0'
    if (!raw.url?.startsWith('/') || !isNamed || !isHost(host) || hostsOf(raw) > 1) {
      throw new AppError('request.malformed')
    }
  })
}

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** What may stand in `Host` and `X-Forwarded-Host`: a name or an address, and a port. */
const isHost = (host: string): boolean =>
  host === '' || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))
