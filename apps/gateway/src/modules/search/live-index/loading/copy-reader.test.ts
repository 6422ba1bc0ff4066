import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCopyReader } from './copy-reader.ts'

const HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const END = Buffer.from([0xff, 0xff])

function rowOf(values: (string | null)[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  const fields = values.map((value) => {
    const bytes = Buffer.from(value ?? '')
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : bytes.length)
    return Buffer.concat([length, bytes])
  })
  return Buffer.concat([count, ...fields])
}

it('reads every row, wherever the pieces end', () => {
  const value = fc.option(fc.string({ maxLength: 9 }), { nil: null })
  const rows = fc.array(fc.tuple(value, value, value), { maxLength: 12 })
  fc.assert(
    fc.property(rows, fc.array(fc.nat(300)), (written, cuts) => {
      const bytes = Buffer.concat([HEADER, ...written.map(rowOf), END])
      const read: (string | null)[][] = []
      const take = createCopyReader(3, ({ buffer, starts, lengths }) => {
        read.push(
          [...starts].map((at, field) => {
            const length = lengths[field] ?? -1
            return length < 0 ? null : buffer.toString('utf8', at, at + length)
          }),
        )
      })
      const ends = [...cuts.map((cut) => cut % bytes.length), bytes.length].sort((a, b) => a - b)
      let start = 0
      for (const end of ends) {
        const piece = Buffer.from(bytes.subarray(start, end))
        take(piece)
        piece.fill(0)
        start = end
      }
      expect(read).toEqual(written)
    }),
  )
})
