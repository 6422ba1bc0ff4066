import { PRODUCT_NAME } from '@trassa/contracts/product'
import { generateSecret, generateURI, verify } from 'otplib'

/** A phone's clock may be one time step away from the server's. */
const TOLERANCE_SECONDS = 30

export const newSecret = (): string => generateSecret()

/** What authenticator apps read from a QR code; `account` is what they show under the product's name. */
export const secretUri = (secret: string, account: string): string =>
  generateURI({ issuer: PRODUCT_NAME, label: account, secret })

/** The time step whose code this is, `null` where it is the code of none near now. Compares in constant time. */
export async function stepOf(secret: string, code: string): Promise<number | null> {
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
