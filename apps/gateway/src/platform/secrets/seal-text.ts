import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface TextSeal {
  seal: (boundTo: string, text: string) => Buffer
  /** @throws Error where the bytes are bound to something else or sealed with another key, or were changed. */
  open: (boundTo: string, sealed: Buffer) => string
}

/**
 * Encrypts texts, so that they cannot be read in a stolen table (domain §2). Nonce, tag, text; bound to
 * the id of the row that holds them.
 *
 * @param secret `CODE_SECRET`; the key is derived from it (HKDF-SHA-256), so the secret keeps its other uses.
 * @param purpose of the key: texts of one purpose do not open as those of another.
 */
export function createTextSeal(
  secret: string,
  purpose: 'message bodies' | 'second factors',
): TextSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return {
    seal(boundTo, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(boundTo))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    open(boundTo, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const text = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}
