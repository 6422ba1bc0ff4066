import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const HEADER_BYTES = 12
const TYPE_A = 1

/**
 * A name server of this process. `names` gives the IPv4 addresses of a name, or the code that it is refused with (RFC
 * 1035: 2 a failure of the server, 3 no such name); a name that is not listed is never answered.
 *
 * @returns its address with the port
 */
export async function startNameServer(
  names: Readonly<Record<string, number[][] | number>>,
): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = []
    let at = HEADER_BYTES
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const question = query.subarray(HEADER_BYTES, at + 5)
    const known = names[labels.join('.').toLowerCase()]
    if (known === undefined) return
    const isAnswered = typeof known !== 'number' && query.readUInt16BE(at + 1) === TYPE_A
    const addresses = isAnswered ? known : []
    const header = Buffer.alloc(HEADER_BYTES)
    header.writeUInt16BE(query.readUInt16BE(0), 0)
    header.writeUInt16BE(0x8180 | (typeof known === 'number' ? known : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(addresses.length, 6)
    // Each points to the name of the question: type A, class IN, a minute to live, four bytes.
    const records = addresses.map((bytes) =>
      Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...bytes]),
    )
    socket.send(Buffer.concat([header, question, ...records]), port, address)
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  afterAll(() => void socket.close())
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}
