import { createHmac, randomInt } from 'node:crypto'
import { PRODUCT_NAME } from '@trassa/contracts/product'

/** domain §2, all in seconds where they are times. */
export const CODE_LIMITS = {
  lifetime: 5 * 60,
  tries: 5,
  /** Wrong codes in a day, of a phone or from an address, after which its flows have fewer tries. */
  wrongTriesInDay: 50,
  triesWhenGuessedAt: 2,
  resendAfter: 60,
  /** Between codes to one phone that many addresses ask for. */
  longestPause: 15 * 60,
  /** Networks in an hour whose first code to one phone does not wait for the codes of others. */
  networksWithoutPause: 10,
  /** Codes to one phone that one address or one known device asks for. */
  perRequesterInHour: 5,
  /** Codes to all phones. */
  perAddressInHour: 20,
  perAddressInDay: 100,
  /** How long a confirmed flow waits for its name and account type. */
  finishWithin: 15 * 60,
} as const

/** spec §5: five digits. */
export const generateCode = (): string => String(randomInt(100_000)).padStart(5, '0')

/** Keyed, and bound to the flow: the same digits say nothing about another flow (domain §2). */
export function hashCode(secret: string, flowId: string, code: string): string {
  return createHmac('sha256', secret).update(`${flowId}:${code}`).digest('hex')
}

export const codeText = (code: string): string =>
  `${PRODUCT_NAME}: код ${code}. Никому его не сообщайте.`
