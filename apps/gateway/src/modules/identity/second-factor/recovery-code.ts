import { createHmac, randomInt } from 'node:crypto'

/** domain §2: shown once after the enrolment. */
const COUNT = 10
/** Without letters and digits that look alike; 10 of 31 signs are 49 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345679'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Ten codes such as `K7M2X-9FQ4D`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${half()}-${half()}`)

/** Keyed, and bound to the user; the spelling (case, spaces, hyphens) does not matter. */
export function hashRecoveryCode(secret: string, userId: string, code: string): Buffer {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery:${userId}:${letters}`).digest()
}
