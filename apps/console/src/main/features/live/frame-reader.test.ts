import { expect, it } from 'vitest'
import { createFrameReader } from './frame-reader.ts'

it('puts frames together that were cut anywhere', () => {
  const text =
    'event: ping\ndata: {"a":1}\n\n: comment\n\ndata: {"b":\ndata: 2}\r\n\r\ndata:{"c":3}\n\n'
  for (let at = 0; at <= text.length; at += 1) {
    const read = createFrameReader()
    expect([...read(text.slice(0, at)), ...read(text.slice(at))]).toEqual([
      '{"a":1}',
      '{"b":\n2}',
      '{"c":3}',
    ])
  }
})

it('does not collect a frame that has no end', () => {
  const read = createFrameReader()
  expect(() => {
    for (let count = 0; count < 20; count += 1) read('x'.repeat(100_000))
  }).toThrow()
})
