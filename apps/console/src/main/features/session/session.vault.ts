import { z } from 'zod'
import { attemptWrite } from '../../lib/attempt-write.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import type { Cipher } from '../../lib/durable-file.ts'

/** The session belongs to the server that gave it. */
const keptSchema = z.object({ server: z.string(), secret: z.base64() })

export interface SessionVault {
  /** The session's token for a server, or `null`. */
  read: (server: string) => string | null
  keep: (server: string, token: string) => void
  forget: () => void
  /** Calls back after each `keep` and `forget`. */
  onChanged: (listener: () => void) => void
}

/**
 * The session's token, encrypted by the system's key store. It is decrypted once and then held in
 * this process alone; the renderer never sees it (design, "How things flow"). What cannot be
 * decrypted any more – another computer's file, a new keyring – is no session. Where the disk is full, it lasts as long as the
 * program, and one that is left is left here, too.
 */
export function createSessionVault(file: ConsoleFile, cipher: Cipher): SessionVault {
  let kept: { server: string; token: string } | null | undefined
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function load() {
    const stored = keptSchema.safeParse(file.get('session'))
    if (!stored.success) return null
    try {
      const token = cipher.decryptString(Buffer.from(stored.data.secret, 'base64'))
      return { server: stored.data.server, token }
    } catch {
      return null
    }
  }

  return {
    read(server) {
      if (kept === undefined) kept = load()
      return kept?.server === server ? kept.token : null
    },
    keep(server, token) {
      kept = { server, token }
      attemptWrite('session', () =>
        file.set('session', { server, secret: cipher.encryptString(token).toString('base64') }),
      )
      tell()
    },
    forget() {
      kept = null
      attemptWrite('session', () => file.delete('session'))
      tell()
    },
    onChanged: (listener) => void listeners.push(listener),
  }
}
