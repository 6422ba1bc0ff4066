import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import { makePrefixIndex } from './prefix-index.ts'

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'к', '1'), minLength: 1, maxLength: 4 })

it('finds the keys that begin with a prefix, all of them and no others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(key), key, async (keys, prefix) => {
      const index = await inSlices(
        makePrefixIndex([...new Set(keys)], (wanted) =>
          keys.flatMap((one, entry) =>
            one === wanted ? [{ entry, isAside: entry % 2 === 1 }] : [],
          ),
        ),
      )
      const { from, whole, to } = index.rangeOf(prefix)
      const places = Array.from({ length: to - from }, (_, at) => from + at)
      const found = places.map((place) => [
        index.entryAt(place),
        index.isAside(place),
        place < whole,
      ])
      const expected = keys.flatMap((one, entry) =>
        one.startsWith(prefix) ? [[entry, entry % 2 === 1, one === prefix]] : [],
      )
      const byEntry = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0])
      expect(found.sort(byEntry)).toEqual(expected)
    }),
  )
})
