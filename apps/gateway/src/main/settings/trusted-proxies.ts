import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** `false`: none; a number: that many in front of the server; else their addresses and networks. */
export type TrustedProxies = false | number | string[]

/** More proxies than any deployment has in a row; a larger number would believe any header. */
const MAX_HOPS = 5

const MESSAGE = `число прокси перед сервером (1–${MAX_HOPS}) либо их адреса и сети через запятую, например 10.0.0.0/8`

/**
 * `TRUST_PROXY`. There is no "all": with it the address of a visitor, and with it every limit per
 * address, would be what the visitor writes into `X-Forwarded-For`.
 */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const written = text.trim().toLowerCase()
  if (written === '' || written === '0' || written === 'false') return false
  if (/^\d+$/.test(written) && Number(written) <= MAX_HOPS) return Number(written)
  const networks = written.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})

/** An address, or a network with a prefix that leaves something out. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) === 0) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
