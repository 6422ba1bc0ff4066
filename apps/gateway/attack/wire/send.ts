import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { WireAnswer, WireRequest } from './wire-request.ts'

/** The longest wait for an answer: far above every limit, so that a hang is measured and not cut off. */
const PATIENCE_MS = 60_000

/** A kept connection that the server has closed fails at once. */
const STALE_MS = 5000

/** The media type of server-sent events. */
export const STREAM_TYPE = 'text/event-stream'

export type Send = (request: WireRequest) => Promise<WireAnswer>

/** Sends over kept connections, at most `connections` at once. */
export function createSender(
  port: number,
  connections: number,
  patienceMs = PATIENCE_MS,
): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async send(request) {
      const first = await attempt(request, port, agent, patienceMs)
      // The server may close a kept connection while a request is on its way; HTTP lets a client repeat then.
      return (
        first ??
        (await attempt(request, port, false, patienceMs)) ??
        lost(0, new Error('closed twice'))
      )
    },
    close: () => agent.destroy(),
  }
}

/** @returns `null` where a kept connection turned out to be closed. */
function attempt(
  wire: WireRequest,
  port: number,
  agent: Agent | false,
  patienceMs: number,
): Promise<WireAnswer | null> {
  const { method, target, headers, body, cutAt } = wire
  const started = performance.now()
  const elapsed = () => performance.now() - started
  return new Promise((resolve) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: {
        host: `localhost:${port}`,
        ...headers,
        ...(body && !headers['transfer-encoding'] && { 'content-length': String(body.length) }),
      },
      agent,
      signal: AbortSignal.timeout(patienceMs),
    })
    let answered = false
    // `reusedSocket` is not set where a waiting request is given the connection of another.
    let isKept = false
    request.on('socket', (socket) => {
      isKept = socket.bytesRead > 0
    })
    request.on('response', (response) => {
      answered = true
      answerOf(response).then(
        (answer) => resolve({ ...answer, milliseconds: elapsed() }),
        (error: Error) => resolve(lost(elapsed(), error)),
      )
    })
    request.on('error', (error) => {
      const isStale = isKept && elapsed() < STALE_MS
      if (!answered) resolve(isStale ? null : lost(elapsed(), error))
    })
    if (cutAt === undefined) request.end(body)
    else request.write(body?.subarray(0, cutAt) ?? '', () => request.destroy())
  })
}

async function answerOf(response: IncomingMessage): Promise<Omit<WireAnswer, 'milliseconds'>> {
  const body = isStream(response) ? '' : await text(response)
  // The answer of a stream does not end by itself.
  if (isStream(response)) response.destroy()
  return { status: response.statusCode ?? 0, headers: flat(response.headers), body }
}

const isStream = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith(STREAM_TYPE) ?? false

const flat = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )

/** No answer; its body says why, for the report. */
const lost = (milliseconds: number, error: Error): WireAnswer => ({
  status: 0,
  headers: {},
  body: error.message,
  milliseconds,
})
