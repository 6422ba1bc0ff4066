import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FetchRefusal } from './fetch-refusal.ts'

/** Ports on which sites answer; other ones would make us a scanner of other people's services. */
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/**
 * Whether an address belongs to the public internet: no loopback, private, link-local (metadata services of
 * clouds), carrier, mapped or otherwise special one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6)
}

/** All of IPv6 that is given to networks; what lies outside is reserved, or an IPv4 address in disguise. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** @throws FetchRefusal for an address that we do not ask, whatever it resolves to. */
export function requireUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url) throw new FetchRefusal('url')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchRefusal('url')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('credentials')
  return url
}

/** How a name is resolved; `nameServers` are `address:port`, by default those of the machine. */
export interface Resolving {
  signal: AbortSignal
  nameServers?: readonly string[] | undefined
}

/**
 * The addresses of a host, all of which must be public: the connection is then made to one of these, so that
 * a second answer of the name server cannot lead elsewhere.
 *
 * @throws FetchRefusal
 */
export async function resolvePublic(
  { hostname, port }: URL,
  resolving: Resolving,
): Promise<LookupAddress[]> {
  if (!PORTS.has(port)) throw new FetchRefusal('port')
  const found = literalOf(hostname) ?? (await askNameServers(hostname, resolving))
  if (!found.every(({ address }) => isPublicAddress(address))) throw new FetchRefusal('private')
  return found
}

/** The addresses of a host of the operator's, as the machine knows it. @throws FetchRefusal where it has none. */
export async function resolvePrivate({ hostname }: URL): Promise<LookupAddress[]> {
  const found = literalOf(hostname) ?? (await lookup(hostname, { all: true }).catch(() => []))
  if (found.length === 0) throw new FetchRefusal('host')
  return found
}

function literalOf(hostname: string): LookupAddress[] | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? undefined : [{ address, family }]
}

/**
 * Not `lookup`: each of its calls holds a thread of the pool that files and compression use, as long as the name
 * server is silent, and cannot be stopped.
 */
async function askNameServers(
  hostname: string,
  { signal, nameServers }: Resolving,
): Promise<LookupAddress[]> {
  // RFC 6761: these names mean the machine itself and are not for name servers.
  if (/(?:^|\.)localhost\.?$/.test(hostname)) throw new FetchRefusal('private')
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (nameServers) resolver.setServers(nameServers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  signal.removeEventListener('abort', cancel)
  signal.throwIfAborted()
  const found = answers.flatMap((answer, place) =>
    answer.status === 'rejected'
      ? []
      : answer.value.map((address) => ({ address, family: place === 0 ? 4 : 6 })),
  )
  if (found.length > 0) return found
  const fault = answers.find(
    (answer) => answer.status === 'rejected' && !NO_SUCH_NAME.has(answer.reason.code),
  )
  throw new FetchRefusal(fault ? 'failed' : 'host', { cause: fault })
}

const NO_SUCH_NAME = new Set<unknown>(['ENOTFOUND', 'ENODATA'])
