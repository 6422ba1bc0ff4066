import { connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

export interface TcpProxy {
  /** `url` with the proxy's port instead of its own. */
  url: string
  /** Breaks all connections; `refuse` also new ones. */
  refuse: () => void
  /** From now on no byte passes, and no connection is closed: a network that drops every packet. */
  hang: () => void
  /** Lets new connections through; those that `hang` has silenced stay silent. */
  admit: () => void
  /** Lets new connections through again, to another server where one is given. */
  restore: (url?: string) => void
}

/** A TCP proxy that a test can break; closed after the tests of the file. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  let port = Number(new URL(url).port)
  let mode: 'open' | 'refuse' | 'hang' = 'open'
  const sockets = new Set<Socket>()
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    hold(client)
    if (mode === 'refuse') return client.destroy()
    if (mode === 'hang') return client.pause()
    const upstream = connect(port, '127.0.0.1')
    hold(upstream)
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  afterAll(() => {
    closeAll()
    server.close()
  })
  const own = new URL(url)
  own.port = String((server.address() as { port: number }).port)
  return {
    url: own.href,
    refuse: () => {
      mode = 'refuse'
      closeAll()
    },
    hang: () => {
      mode = 'hang'
      for (const socket of sockets) socket.unpipe().pause()
    },
    admit: () => {
      mode = 'open'
    },
    restore: (next) => {
      mode = 'open'
      if (next) port = Number(new URL(next).port)
      closeAll()
    },
  }
}
