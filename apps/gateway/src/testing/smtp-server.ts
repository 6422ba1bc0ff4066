import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedLetter {
  from: string
  to: string[]
  /** As it was sent: headers, an empty line, the encoded body. */
  raw: string
}

/** An answer other than success: `rcpt` to the recipient, `data` to the letter, `auth` to the login. */
type Refusals = Partial<Record<'rcpt' | 'data' | 'auth', number | undefined>>

const refusal = (code: number | undefined) =>
  code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code })

/**
 * A mail server on this computer that keeps what it is sent and closes with the test.
 *
 * @param refuse is read at each command, so that a test may change its mind
 */
export async function startSmtpServer(refuse: Refusals = {}) {
  const letters: ReceivedLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username }, _session, done) =>
      refuse.auth ? done(refusal(refuse.auth)) : done(null, { user: username ?? '' }),
    onRcptTo: (_address, _session, done) => done(refusal(refuse.rcpt)),
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream)
      const refused = refusal(refuse.data)
      if (!refused) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      }
      done(refused)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return { url: `smtp://user:secret@127.0.0.1:${address.port}`, letters }
}
