import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { networkOf } from '../../../platform/net/network-of.ts'

/** Who asks for a code, as limits count them: `device:…` that has logged in to the phone before, else `address:…`. */
export type Requester = `device:${string}` | `address:${string}`

/** What a request for a code says about who sends it. */
export interface Origin {
  /** The network address. */
  address: string
  /** The cookie of a browser that has logged in before. */
  device: string | undefined
}

export const isKnownDevice = (requester: string): boolean => requester.startsWith('device:')

export const addressRequester = (address: string): Requester => `address:${networkOf(address)}`

/**
 * The value of the cookie by which a browser is known at its next login to the same phone. It opens nothing: it
 * gives codes that this browser asks for a budget that strangers cannot use up (docs/decisions/051).
 */
export function issueDevice(secret: string, phone: string): string {
  const id = randomUUID()
  return `${id}.${sign(secret, id, phone)}`
}

/** Who asks for a code to `phone`; a cookie that was not issued for it does not count. */
export function requesterOf(secret: string, phone: string, { address, device }: Origin): Requester {
  const [id = '', signature = ''] = device?.split('.') ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, id, phone))
  const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
  return isKnown ? `device:${id}` : addressRequester(address)
}

const sign = (secret: string, id: string, phone: string): string =>
  createHmac('sha256', secret).update(`device:${id}:${phone}`).digest('base64url')
