import { isIPv6 } from 'node:net'

/**
 * The network that limits count an address by: an IPv4 address itself, of an IPv6 address its first 64 bits, because
 * a connection has a whole /64 to choose addresses from.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  // Of the zeros that `::` stands for, only those before its end matter.
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill(
    '0',
  )
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
