import { expect, it } from 'vitest'
import { createFastify } from './create-server.ts'

it('domain §1: log lines name the server’s own request beside the log session of the client', async () => {
  const lines: string[] = []
  const app = createFastify(
    { logLevel: 'info', trustProxy: false, publicUrl: 'http://localhost' },
    { logTo: { write: (line) => lines.push(line) } },
  )
  app.get('/', async ({ id, log }) => {
    log.info('asked')
    return id
  })
  const ask = async (session?: string) => {
    const headers = session === undefined ? {} : { 'x-log-session': session }
    const { body, headers: answered } = await app.inject({ url: '/', headers })
    return { requestId: body, session: answered['x-log-session'] }
  }
  const first = await ask('tab-1')
  // An id of another request, which the client has learned or guessed.
  const second = await ask(first.requestId)
  const third = await ask()
  await app.close()

  expect(first.session).toBe('tab-1')
  expect(second.session).toBe(first.requestId)
  expect(third.session).toBe(third.requestId)
  const answers = [first, second, third]
  expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(3)
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const { requestId, session } of answers) {
    const own = logged.filter(({ reqId }) => reqId === requestId)
    expect(own.map(({ msg }) => msg)).toEqual(['incoming request', 'asked', 'request completed'])
    expect(own.every(({ logSession }) => logSession === session)).toBe(true)
  }
})
