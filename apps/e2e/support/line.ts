import { connect, createServer, type Socket } from 'node:net'
import { siteUrl } from './site.ts'

export interface Line {
  /** The address that leads to the run's server over this line. */
  url: string
  /** Nothing arrives any more, and nothing says so. */
  hang: () => void
  mend: () => void
  close: () => Promise<void>
}

let addresses = 0

/** A loopback address of its own for every line: the gateway counts codes by the address (domain §2). */
function freshAddress(): string {
  addresses += 1
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  return `127.${1 + (worker % 250)}.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`
}

/**
 * A line to the run's server, which sees an address of its own for it. It can hang, as it does when a network cable is
 * pulled, and ends with the worker at the latest.
 */
export async function openLine(): Promise<Line> {
  const { port } = new URL(siteUrl())
  const localAddress = freshAddress()
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => !isHanging && to.write(part))
      from.on('close', () => {
        sockets.delete(from)
        if (!isHanging) to.destroy()
      })
      from.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://localhost:${address.port}`,
    hang() {
      isHanging = true
    },
    // What was lost on the way does not come again: the connections of that time end.
    mend() {
      isHanging = false
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
