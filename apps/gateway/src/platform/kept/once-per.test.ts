import { expect, it, vi } from 'vitest'
import { oncePer } from './once-per.ts'

it('makes what follows from an object once for each', () => {
  const make = vi.fn(({ size }: { size: number }) => ({ double: 2 * size }))
  const of = oncePer(make)
  const [one, other] = [{ size: 1 }, { size: 1 }]
  expect(of(one)).toEqual({ double: 2 })
  expect(of(one)).toBe(of(one))
  expect(of(other)).not.toBe(of(one))
  expect(make).toHaveBeenCalledTimes(2)
})
