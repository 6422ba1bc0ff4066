import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parseRawAnswer } from '../../src/testing/raw-request.ts'
import type { WireAnswer } from './wire-request.ts'

const PATIENCE_MS = 30_000

/** An open connection to the server; its errors are swallowed, because a refusal may close it at any time. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends these bytes by themselves, and reads until the server closes: for what no HTTP client would send. */
export async function exchange(port: number, bytes: string | Buffer): Promise<WireAnswer> {
  const started = performance.now()
  const socket = await openSocket(port)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  const answer = parseRawAnswer(Buffer.concat(chunks).toString('utf8'))
  return { ...answer, milliseconds: performance.now() - started }
}

/** The text of a request that asks to close the connection after its answer. */
export function rawRequest(
  line: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries({ connection: 'close', ...headers }).map(([k, v]) => `${k}: ${v}`)
  return [line, ...lines, '', body].join('\r\n')
}
