import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface BodySeal {
  seal: (messageId: string, body: string) => Buffer
  /** @throws Error where the bytes are of another message or key, or were changed. */
  open: (messageId: string, sealed: Buffer) => string
}

/**
 * Encrypts message bodies, so that codes and one-time links cannot be read in a stolen table
 * (domain §2). Nonce, tag, text; bound to the message's id.
 *
 * @param secret `CODE_SECRET`; the key is derived from it (HKDF-SHA-256), so the secret keeps its other use.
 */
export function createBodySeal(secret: string): BodySeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'message bodies', KEY_BYTES))
  return {
    seal(messageId, body) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(messageId))
      const text = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },

    open(messageId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const text = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(messageId))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}
