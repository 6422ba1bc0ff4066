import type { Cipher } from '../lib/durable-file.ts'

/** Stands for Electron's key store: what it encrypts does not hold the text. */
export const reversingCipher: Cipher = {
  encryptString: (text) => Buffer.from([...text].reverse().join('')),
  decryptString: (secret) => [...secret.toString()].reverse().join(''),
}
