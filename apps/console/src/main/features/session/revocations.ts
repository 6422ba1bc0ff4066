import { z } from 'zod'
import { attemptWrite } from '../../lib/attempt-write.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import type { Cipher } from '../../lib/durable-file.ts'
import { isAlreadyOver } from './end-session.ts'

const KEY = 'revocations'

const revocationSchema = z.object({
  server: z.string(),
  secret: z.base64(),
  /** When the session was left. */
  at: z.number(),
})
type Revocation = z.infer<typeof revocationSchema>
/** As an earlier console has stored it, perhaps without the time. */
const storedSchema = z.array(revocationSchema.partial({ at: true })).catch([])

/** More logouts without a connection than this in a row: the oldest sessions end by their age (domain §2). */
const MOST = 20
/** The longest age of a session (domain §2): afterwards there is nothing to revoke. */
const SESSION_LIFE_MS = 180 * 24 * 60 * 60 * 1000

export interface Revocations {
  /** Keeps the token of a session that was left while its server did not end it. @throws where the key store fails */
  add: (server: string, token: string) => void
  /** Ends the sessions that their servers can be told of now. */
  send: () => Promise<void>
}

/**
 * Sessions that were left without a connection (decision 157): their tokens, encrypted, until their servers have ended
 * them. None of them is used for anything else.
 *
 * @param revoke ends a session on its server; asked again later unless the session is over
 */
export function createRevocations(
  file: ConsoleFile,
  cipher: Cipher,
  revoke: (server: string, token: string) => Promise<unknown>,
): Revocations {
  let sending: Promise<void> | null = null
  const write = (next: Revocation[]) => (next.length === 0 ? file.delete(KEY) : file.set(KEY, next))

  function read(): Revocation[] {
    const stored = storedSchema.parse(file.get(KEY))
    const dated = stored.map((each) => ({ at: Date.now(), ...each }))
    // Stored at once: an age that is counted anew at each start never ends.
    if (stored.some(({ at }) => at === undefined)) attemptWrite('session', () => write(dated))
    return dated
  }

  async function sendOne({ server, secret, at }: Revocation): Promise<boolean> {
    let token: string
    try {
      token = cipher.decryptString(Buffer.from(secret, 'base64'))
    } catch {
      // The key store of the system may be closed only for now.
      return Date.now() - at > SESSION_LIFE_MS
    }
    return revoke(server, token).then(() => true, isAlreadyOver)
  }

  async function sendAll(): Promise<void> {
    for (const each of read()) {
      if (!(await sendOne(each))) continue
      // One that stays in the file for a full disk is ended once more later.
      attemptWrite('session', () => write(read().filter(({ secret }) => secret !== each.secret)))
    }
  }

  return {
    add(server, token) {
      const secret = cipher.encryptString(token).toString('base64')
      write([...read(), { server, secret, at: Date.now() }].slice(-MOST))
    },
    send() {
      sending ??= sendAll().finally(() => {
        sending = null
      })
      return sending
    },
  }
}
