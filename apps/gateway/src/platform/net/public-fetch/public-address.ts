import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FetchRefusal } from './fetch-refusal.ts'

/** Ports on which sites answer; other ones would make us a scanner of other people's services. */
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/**
 * Whether an address belongs to the public internet: no loopback, private, link-local (metadata services of
 * clouds), carrier, mapped or otherwise special one.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** @throws FetchRefusal for an address that we do not ask, whatever it resolves to. */
export function requireUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url) throw new FetchRefusal('url')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchRefusal('url')
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('credentials')
  return url
}

/**
 * The addresses of a host, all of which must be public: the connection is then made to one of these, so that
 * a second answer of the name server cannot lead elsewhere.
 *
 * @throws FetchRefusal
 */
export async function resolvePublic({ hostname, port }: URL): Promise<LookupAddress[]> {
  if (!PORTS.has(port)) throw new FetchRefusal('port')
  const found = await resolve(hostname)
  if (!found.every(({ address }) => isPublicAddress(address))) throw new FetchRefusal('private')
  return found
}

/** The addresses of a host, of whatever network. @throws FetchRefusal where it has none. */
export async function resolve(hostname: string): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const found = await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) throw new FetchRefusal('host')
  return found
}
