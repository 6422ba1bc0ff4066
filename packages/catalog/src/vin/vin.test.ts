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

  it.each(['WVWZZZ1KZ9W123456', 'XW8ZZZ61ZEG123456', 'Z94CT41CBDR123456', 'XTA219010D0123456'])(
    '%s has a check digit in no country',
    (vin) => expect(vinWarning(vin)).toBeNull(),
  )

  it('China prescribes one', () => {
    expect(vinWarning('LVVDA11A87D123456')).toContain('Контрольная цифра')
  })

  it('says nothing about what is not a VIN yet', () => {
    expect(vinWarning('')).toBeNull()
    expect(vinWarning('1M8GDM9A1KP04278')).toBeNull()
  })

  it.each(['I', 'O', 'Q', 'Х', ' ', 'a'])('has no %j', (sign) => {
    expect(VIN_PATTERN.test(`1M8GDM9AXKP04278${sign}`)).toBe(false)
  })
})
