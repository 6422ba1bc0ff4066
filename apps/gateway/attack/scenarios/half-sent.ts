import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { FORM_TYPE } from '../requests/hostile-bytes.ts'
import { openSocket } from '../wire/raw-socket.ts'
import { type Attack, personOf } from './context.ts'
import { withProbe } from './probe.ts'

const PART = 'half-sent requests'
const SOCKETS = { short: 120, full: 400 }
const HELD_MS = { short: 1000, full: 8000 }

/** Requests that stop in the middle: of their head, of a body, of an upload, and wait there. */
export async function holdHalfSent(attack: Attack): Promise<void> {
  const { server, options, world } = attack
  const size = options.isShort ? 'short' : 'full'
  const { cookie } = personOf(world, 'user')
  const host = `localhost:${server.port}`
  const starts = [
    'GET / HTTP/1.1\r\nhost: ',
    `GET /Search HTTP/1.1\r\nhost: ${host}\r\nx-slow: a`,
    `POST /gateway/v1/auth/login/init HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"phone":"`,
    uploadHead(host, cookie),
  ]
  await withProbe(attack, PART, async () => {
    const sockets: Socket[] = []
    for (let index = 0; index < SOCKETS[size]; index++) {
      const socket = await openSocket(server.port)
      socket.write(starts[index % starts.length] ?? '')
      sockets.push(socket)
    }
    await pause(HELD_MS[size])
    // Abandoned: reset instead of ended, as by a client that has lost its network.
    for (const socket of sockets) socket.resetAndDestroy()
    await pause(HELD_MS.short)
  })
}

/** The head of an upload of 5 MB and the beginning of its photograph. */
export function uploadHead(host: string, cookie: string): string {
  const boundary = FORM_TYPE.split('=')[1]
  return [
    'POST /gateway/files/upload HTTP/1.1',
    `host: ${host}`,
    `cookie: ${cookie}`,
    `content-type: ${FORM_TYPE}`,
    'content-length: 5000000',
    '',
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="a.jpg"',
    'content-type: image/jpeg',
    '',
    'x'.repeat(10_000),
  ].join('\r\n')
}
