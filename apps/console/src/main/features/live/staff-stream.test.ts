import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createStaffStream } from './staff-stream.ts'

const PING = 'event: ping\ndata: {"type":"ping","database":"answers"}\n\n'
const BATCH = { type: 'batch.changed', batchId: '0b9a5d7e-7f0c-4d3c-9a3b-0c4c2f2f7a11' }
const batchFrame = `event: batch.changed\ndata: ${JSON.stringify(BATCH)}\n\n`

/** For tests of anything but silence: a busy machine may need a second for an answer. */
const LONG_MS = 60_000
const SILENT_MS = 200

/** A server whose answers the test writes, and a stream from it. */
async function startStream(
  answer: (response: ServerResponse, attempt: number) => void,
  silenceMs = LONG_MS,
) {
  let attempts = 0
  const server = createServer((_, response) => {
    attempts += 1
    answer(response, attempts)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const heard = { onEvent: vi.fn(), onAlive: vi.fn(), onDead: vi.fn() }
  const stream = createStaffStream({
    open: (signal) => fetch(`http://127.0.0.1:${port}`, { signal }),
    ...heard,
    silenceMs,
    retryAfter: () => 10,
  })
  onTestFinished(() => {
    stream.stop()
    server.closeAllConnections()
    server.close()
  })
  stream.start()
  return { stream, heard, attempts: () => attempts }
}

it('gives events, also such that come in parts', async () => {
  const responses: ServerResponse[] = []
  const { heard } = await startStream((response) => {
    responses.push(response)
    response.write(PING + batchFrame.slice(0, 30))
  })
  await vi.waitFor(() => expect(heard.onAlive).toHaveBeenCalledOnce())
  expect(heard.onEvent).not.toHaveBeenCalled()
  responses[0]?.write(batchFrame.slice(30))
  await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledWith(BATCH))
  expect(heard.onAlive).toHaveBeenCalledTimes(2)
  expect(heard.onDead).not.toHaveBeenCalled()
})

/** The first answer fails, the second one is good. */
const failOnce =
  (fail: (response: ServerResponse) => unknown) => (response: ServerResponse, attempt: number) => {
    if (attempt === 1) fail(response)
    else response.write(batchFrame)
  }

it.each([
  ['ends', (response: ServerResponse) => response.end(PING)],
  ['is cut', (response: ServerResponse) => response.write(PING, () => response.destroy())],
  ['is refused for now', (response: ServerResponse) => response.writeHead(503).end('busy')],
  ['is no stream', (response: ServerResponse) => response.end('data: <html>\n\n')],
] as const)('one that %s is dead and opened again', async (_, fail) => {
  const { heard } = await startStream(failOnce(fail))
  await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledWith(BATCH), { timeout: 3000 })
  expect(heard.onDead).toHaveBeenCalledOnce()
})

it.each([
  [
    'is silent after half a frame',
    (response: ServerResponse) => response.write(`${PING}data: {"ty`),
  ],
  ['never begins', () => undefined],
] as const)('one that %s is dead and opened again', async (_, fail) => {
  const { heard } = await startStream(failOnce(fail), SILENT_MS)
  await vi.waitFor(() => expect(heard.onEvent).toHaveBeenCalledWith(BATCH), { timeout: 3000 })
  // On a busy machine the second answer may be too late as well.
  expect(heard.onDead).toHaveBeenCalled()
})

it('says that a server whose database hangs does not work', async () => {
  const { heard } = await startStream((response) => {
    response.write(PING + PING.replace('answers', 'hanging'))
  })
  await vi.waitFor(() => expect(heard.onDead).toHaveBeenCalledOnce())
})

it('a session that may not listen is not asked again', async () => {
  const { heard, attempts } = await startStream((response) => response.writeHead(403).end('{}'))
  await vi.waitFor(() => expect(heard.onDead).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(attempts()).toBe(1)
})

it('nothing is heard after the stop; a new start takes the place of the old one', async () => {
  const responses: ServerResponse[] = []
  const { stream, heard } = await startStream((response) => {
    responses.push(response)
    response.write(PING)
  })
  await vi.waitFor(() => expect(heard.onAlive).toHaveBeenCalledOnce())
  stream.start()
  await vi.waitFor(() => expect(heard.onAlive).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(responses[0]?.destroyed).toBe(true))
  stream.stop()
  await vi.waitFor(() => expect(responses[1]?.destroyed).toBe(true))
  expect(heard.onDead).not.toHaveBeenCalled()
})

it.each([
  ['never begins', () => undefined],
  ['is silent after its beginning', (response: ServerResponse) => response.write(PING)],
  [
    'is refused with an endless text',
    (response: ServerResponse) => response.writeHead(503).write('busy'),
  ],
] as const)('the request of a stream that %s is ended before the next one', async (_, fail) => {
  const failed: ServerResponse[] = []
  await startStream((response, attempt) => {
    if (attempt > 1) response.write(batchFrame)
    else {
      failed.push(response)
      fail(response)
    }
  }, SILENT_MS)
  await vi.waitFor(() => expect(failed[0]?.destroyed).toBe(true), { timeout: 3000 })
})

it('a stop ends a request that has no answer yet', async () => {
  const responses: ServerResponse[] = []
  const { stream } = await startStream((response) => void responses.push(response))
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  stream.stop()
  await vi.waitFor(() => expect(responses[0]?.destroyed).toBe(true), { timeout: 3000 })
})
