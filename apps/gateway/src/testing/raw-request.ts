import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends exactly these characters over a socket of its own: HTTP clients and `inject` normalise addresses
 * and refuse to send some headers and methods.
 */
export async function sendRaw(port: number, request: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return parseRawAnswer(await text(socket))
}

/** The parts of an answer as it came over the wire. */
export function parseRawAnswer(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: Object.fromEntries(lines.map(headerOf)),
    body: body.join('\r\n\r\n'),
  }
}

function headerOf(line: string): [string, string] {
  const [name = '', ...value] = line.split(':')
  return [name.toLowerCase(), value.join(':').trim()]
}

/** The text of a request without a body that closes its connection. */
export const requestTo = (
  target: string,
  { method = 'GET', host = 'localhost', headers = [] as readonly string[] } = {},
): string =>
  `${[`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
