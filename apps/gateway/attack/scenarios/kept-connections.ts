import { BROKEN_FORMS, FORM_TYPE, HEAVY_JSON } from '../requests/hostile-bytes.ts'
import { exchange } from '../wire/raw-socket.ts'
import { type Attack, finder, personOf } from './context.ts'

const PART = 'kept connections'
const JSON_TYPE = 'application/json'
/** Longer than the buffers between socket and parser. */
const LONG_FORM = `${BROKEN_FORMS[2]}${'x'.repeat(600_000)}`

/**
 * Refused bodies, each followed by another request on the same connection: proxies keep connections for
 * many visitors, so the second request must be answered, or the connection closed, at once.
 */
export async function reuseConnections(attack: Attack): Promise<void> {
  const { server, world, report, limits } = attack
  const find = finder(attack, PART)
  const host = `localhost:${server.port}`
  const { cookie } = personOf(world, 'user')
  const bodies: [type: string, body: string][] = [
    ...Object.values(HEAVY_JSON).map((body): [string, string] => [JSON_TYPE, body]),
    ...[...BROKEN_FORMS, LONG_FORM].map((body): [string, string] => [FORM_TYPE, body]),
  ]
  for (const line of [
    'POST /gateway/files/upload',
    'POST /gateway/ads/create',
    'DELETE /gateway/v1/auth/login/logout',
    'GET /gateway/v1/cities',
    'POST /gateway/nowhere',
    'POST /moskva',
  ]) {
    for (const [type, body] of bodies) {
      for (const sent of ['', `cookie: ${line.startsWith('DELETE') ? 'a=1' : cookie}\r\n`]) {
        const head = `${line} HTTP/1.1\r\nhost: ${host}\r\n${sent}content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
        const next = `GET /health/live HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
        const answer = await exchange(server.port, head + body + next)
        const text = `${line}, ${type}, ${body.length} characters, then another request`
        const { status, milliseconds } = answer
        report.count(PART, sent ? 'user' : 'anonymous', { milliseconds, status, text })
        if (milliseconds > limits.answerMs) find('slow', `${text}: ${Math.round(milliseconds)} ms`)
      }
    }
  }
}
