import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free TCP port of 127.0.0.1, for a process that takes its port as a setting. Another process may take
 * it before it is used.
 * @throws the system's error if no port can be opened.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('A TCP server has no address')
  return address.port
}
