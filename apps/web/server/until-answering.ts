import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const PAUSE_MS = 50

/** Waits until a server accepts connections at `url`, at most a minute; then its absence is the caller's to see. */
export async function untilAnswering(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const deadline = Date.now() + PATIENCE_MS
  while (!(await accepts(hostname, Number(port))) && Date.now() < deadline)
    await setTimeout(PAUSE_MS)
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
