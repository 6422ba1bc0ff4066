import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSender } from './send.ts'

it('does not wait for the end of a stream of events, and goes on over other connections', async () => {
  const server = createServer((request, response) => {
    const type = request.url === '/stream' ? 'text/event-stream; charset=utf-8' : 'text/plain'
    response.writeHead(200, { 'content-type': type })
    if (request.url === '/stream') response.write('data: 1\n\n')
    else response.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { send, close } = createSender(port, 1, 2000)
  onTestFinished(() => {
    close()
    server.closeAllConnections()
    server.close()
  })
  const get = (target: string) => send({ method: 'GET', target, headers: {} })
  const streamed = await get('/stream')
  expect([streamed.status, streamed.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  expect(streamed.milliseconds).toBeLessThan(1500)
  expect(await get('/text')).toMatchObject({ status: 200, body: 'done' })
})
