import { connect, createServer, type Socket } from 'node:net'
import { siteUrl } from './site.ts'

export interface BadLine {
  /** The address that leads to the run's server over this line. */
  url: string
  /** Nothing arrives any more, and nothing says so. */
  hang: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A line to the run's server that can hang, as it does when a network cable is pulled. */
export async function openBadLine(): Promise<BadLine> {
  const { hostname, port } = new URL(siteUrl())
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
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
