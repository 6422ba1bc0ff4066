import { describe, expect, it } from 'vitest'
import { hasCheckDigit, VIN_LENGTH, VIN_PATTERN, vinWarning } from './vin.ts'

describe('§4 VIN', () => {
  it.each(['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111'])(
    '%s has its check digit',
    (vin) => {
      expect(vin).toHaveLength(VIN_LENGTH)
      expect(hasCheckDigit(vin)).toBe(true)
      expect(vinWarning(vin)).toBeNull()
    },
  )

  it('a wrong check digit only warns', () => {
    expect(vinWarning('1M8GDM9A1KP042788')).toContain('Контрольная цифра')
    expect(vinWarning(' 1m8gdm9a1kp042788 ')).toContain('Контрольная цифра')
  })

  it('says nothing about what is not a VIN yet', () => {
    expect(vinWarning('')).toBeNull()
    expect(vinWarning('1M8GDM9A1KP04278')).toBeNull()
  })

  it.each(['I', 'O', 'Q', 'Х', ' ', 'a'])('has no %j', (sign) => {
    expect(VIN_PATTERN.test(`1M8GDM9AXKP04278${sign}`)).toBe(false)
  })
})
