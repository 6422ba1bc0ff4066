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
  app.addHook('onRequest', ({ raw, host }, _reply, done) => {
    const isNamed = host !== '' || raw.httpVersion === '1.0'
    const isClear = isNamed && isUsualHost(host) && hostsOf(raw.rawHeaders) <= 1
    if (!raw.url?.startsWith('/') || !isClear) {
      throw new AppError('request.malformed')
    }
    done()
  })
}

/** Nearly all requests name the same host. */
function rememberLast(check: (host: string) => boolean): (host: string) => boolean {
  let good: string | undefined
  return (host) => {
    if (host === good) return true
    if (!check(host)) return false
    good = host
    return true
  }
}

/** Whether a request names one host, and a possible one. */
export const namesOneHost = ({ headers: { host }, rawHeaders }: IncomingMessage): boolean =>
  host !== undefined && host !== '' && isUsualHost(host) && hostsOf(rawHeaders) === 1

const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.reduce((count, name, index) => count + Number(index % 2 === 0 && isHostName(name)), 0)

const isHostName = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host'

/** What may stand in `Host` and `X-Forwarded-Host`: a name or an address, and a port. */
const isHost = (host: string): boolean =>
  host === '' || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))

const isUsualHost = rememberLast(isHost)
