import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** A key that signs feeds of updates: PEM of the private half, and the public half as builds take it. */
export function newSigningKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/** The signature that stands beside a feed's file, in base64. */
export const signatureOf = (file: Uint8Array, privateKey: string): string =>
  sign(null, file, createPrivateKey(privateKey)).toString('base64')
