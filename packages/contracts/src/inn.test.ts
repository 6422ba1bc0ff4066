import { describe, expect, it } from 'vitest'
import { isInn } from './inn.ts'

describe('domain §2: INN with its check digits', () => {
  it.each(['7707083893', '7736050003', '500100732259'])('%s is one', (text) => {
    expect(isInn(text)).toBe(true)
  })

  it.each(['7707083894', '500100732250', '50010073225', '770708389', '0000000000', 'abc', ''])(
    '%o is none',
    (text) => {
      expect(isInn(text)).toBe(false)
    },
  )
})
