import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

interface Counted {
  type: 'counted'
  value: string
}

const open = () => openEventStream<Counted>((event) => event)

it('writes events as frames and ends', async () => {
  const { body, stream } = open()
  const ended = vi.fn()
  stream.onEnd(ended)
  stream.send({ type: 'counted', value: 'раз\nдва' })
  stream.end()
  stream.send({ type: 'counted', value: 'too late' })
  expect(await text(body)).toBe('event: counted\ndata: {"type":"counted","value":"раз\\nдва"}\n\n')
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
})

it('cuts off a client that does not read', async () => {
  const { body, stream } = open()
  const ended = vi.fn()
  stream.onEnd(ended)
  for (let sent = 0; sent < 500; sent += 1)
    stream.send({ type: 'counted', value: 'x'.repeat(1000) })
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  expect(body.destroyed).toBe(true)
  expect(body.readableLength).toBeLessThan(300_000)
})
