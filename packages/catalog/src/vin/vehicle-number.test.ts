import { expect, it } from 'vitest'
import { normalVehicleNumber } from './vehicle-number.ts'
import { VEHICLE_NUMBER_PATTERN } from './vin.ts'

it.each([
  ['xta219040j0123456', 'XTA219040J0123456'],
  ['XTA 219040 J0123456', 'XTA219040J0123456'],
  [' WVW-ZZZ-1KZ9W123456\n', 'WVWZZZ1KZ9W123456'],
  ['ХТА219040J0123456', 'XTA219040J0123456'],
  ['ncp61 – 0123456', 'NCP61-0123456'],
  ['МСР61-0123456', 'MCP61-0123456'],
])('§4 VIN: %j is kept as %s', (text, kept) => {
  expect(normalVehicleNumber(text)).toBe(kept)
})

it.each(['NCP61-0123456', 'BL5-012345', '0123456', 'XTA219040J0123456'])(
  '§4 VIN: %s is a number',
  (number) => expect(number).toMatch(VEHICLE_NUMBER_PATTERN),
)

it.each([
  'XTA219040J012345',
  'XTA219040J01234567',
  'ABCD',
  'XTA219040I0123456',
  'NCP61-',
  '-123456',
])('§4 VIN: %s is not', (number) => expect(number).not.toMatch(VEHICLE_NUMBER_PATTERN))
