import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCsv } from '../dictionaries/csv.ts'
import { decodeVin } from './vin-decoder.ts'
import { VIN_MANUFACTURERS } from './vin-manufacturers.ts'

const NOW = new Date('2026-11-21T00:00:00Z')

const marks = new Map(
  parseCsv(readFileSync(new URL('../../data/cars/marks.csv', import.meta.url), 'utf8')).map(
    ({ id, name }) => [id, name],
  ),
)
const factsOf = (vin: string) => {
  const { markId, year } = decodeVin(vin, NOW)
  return [markId === null ? null : marks.get(markId), year]
}

it('every maker is a mark of cars, and no two begin alike', () => {
  const named = VIN_MANUFACTURERS.filter(({ markId }) => markId !== null)
  for (const { markId, mark } of named) expect(marks.get(markId ?? ''), mark).toBe(mark)
  const prefixes = VIN_MANUFACTURERS.flatMap((maker) => Object.keys(maker.prefixes))
  expect(new Set(prefixes).size).toBe(prefixes.length)
  expect(prefixes.length).toBeGreaterThanOrEqual(300)
  expect(
    prefixes.filter((prefix) => !/^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9.]{0,5}$/.test(prefix)),
  ).toEqual([])
  const years = VIN_MANUFACTURERS.flatMap((maker) => Object.values(maker.prefixes))
  expect(years.filter((year) => year !== undefined && !(year >= 1980 && year < 2026))).toEqual([])
})

it.each([
  ['XTAGFL110KY123456', 'Lada (ВАЗ)', 2019],
  ['XTA219010D0123456', 'Lada (ВАЗ)', 2013],
  ['XTA210740B2123456', 'Lada (ВАЗ)', 2011],
  ['XTT316300D1023456', 'УАЗ', 2013],
  ['KMHDH41EBDU123456', 'Hyundai', 2013],
  ['TMBAG7NE7E0123456', 'Skoda', 2014],
  ['Z94CT41CBDR123456', 'Hyundai', 2013],
  ['Z94CB41ABFR123456', 'Kia', 2015],
  ['X7MCF41GP7M123456', 'Hyundai', 2007],
  ['XW8ZZZ61ZEG123456', 'Volkswagen', 2014],
  ['XW8AC2NH1JK123456', 'Skoda', 2018],
  ['XW8ZZZ8U0DG123456', 'Audi', 2013],
  ['U5YHN514ACL123456', 'Kia', 2012],
  ['JF1SH5LS5AG123456', 'Subaru', 2010],
  ['SALLAAA146A123456', 'Land Rover', 2006],
  ['YV1CZ595641123456', 'Volvo', 2004],
  ['W0L0AHL4885123456', 'Opel', 2008],
  ['WP1ZZZ9PZ8L123456', 'Porsche', 2008],
  ['LVVDA11A87D123456', 'Chery', 2007],
  ['HLX14B176N1234567', 'Li (Lixiang)', 2022],
])('%s: %s, %i', (vin, mark, year) => {
  expect(factsOf(vin)).toEqual([mark, year])
})

it('a letter that may mean two years tells none, a digit only one', () => {
  expect(factsOf('XTA210930N1234567')).toEqual(['Lada (ВАЗ)', null])
  expect(factsOf('WVWZZZ1KZ9W123456')).toEqual(['Volkswagen', 2009])
  expect(factsOf('WVWZZZ1KZLW123456')).toEqual(['Volkswagen', null])
})

it('North America: the seventh sign chooses between two thirties of years', () => {
  expect(factsOf('1HGCM82633A123456')).toEqual(['Honda', 2003])
  expect(factsOf('5YJ3E1EA7LF123456')).toEqual(['Tesla', 2020])
  expect(factsOf('1C4RJFAG5FC123456')).toEqual(['Jeep', 2015])
})

it('a works of several marks tells the year alone, a maker of its own signs the mark alone', () => {
  expect(factsOf('Z94G2811BHR123456')).toEqual([null, 2017])
  expect(factsOf('X9L212300C0123456')).toEqual([null, 2012])
  expect(factsOf('LVVDB21B5MD123456')).toEqual([null, 2021])
  expect(factsOf('WBA3A5C59DF123456')).toEqual(['BMW', null])
  expect(factsOf('LSJW74090NZ123456')).toEqual([null, 2022])
})

it.each([
  ['XW7BF4FK10S123456', 'Toyota'],
  ['JMZGG128201234567', 'Mazda'],
  ['WDB2030451A123456', 'Mercedes-Benz'],
  ['WDB2401781A001234', 'Maybach'],
  ['VF1LM1B0H36123456', 'Renault'],
  ['X7LLSRB1HAH123456', 'Renault'],
  ['X9F4XXEED46A12345', 'Ford'],
  ['Z6FDXXESGDEB12345', 'Ford'],
  ['Z8NTANT31CS123456', 'Nissan'],
  ['JTHBK262602123456', 'Lexus'],
  ['X4XKC81130C123456', 'BMW'],
])('%s tells the mark alone: %s', (vin, mark) => {
  expect(factsOf(vin)).toEqual([mark, null])
})

it.each([
  ['1FAFP34361W123456', 'Ford', 2001],
  ['1FAHP3FN8AW123456', 'Ford', 2010],
  ['1C4RDJAG5EC123456', 'Dodge', 2014],
  ['1C4RJFBG0LC123456', 'Jeep', 2020],
  ['1C4GJ45B2YB123456', null, 2000],
  ['2C3CCAGG1EH123456', 'Chrysler', 2014],
  ['1C6RR7LT2ES123456', 'RAM', 2014],
  ['2T2BK1BA5CC123456', 'Lexus', 2012],
  ['3KPC24A32JE123456', null, 2018],
  ['5XYZU3LB0DG123456', 'Hyundai', 2013],
  ['5N1AR18U47C123456', 'Nissan', 2007],
])('North America: %s: %s, %s', (vin, mark, year) => {
  expect(factsOf(vin)).toEqual([mark, year])
})

it('a sign before the last of a longer beginning may be any: the Fords of two works', () => {
  expect(factsOf('Z6FAXXESRACB12345')[0]).toBe('Ford')
  expect(factsOf('Z6FAABESRACB12345')[0]).toBeNull()
})

it('lorries and motorcycles from North America: the seventh sign chooses nothing', () => {
  expect(factsOf('1XKYD49X1FJ123456')).toEqual([null, null])
  expect(factsOf('1HD1BX510AB123456')).toEqual([null, 2010])
  expect(factsOf('XTC652000D1277123')).toEqual([null, 2013])
})

it.each(['XTA21901', 'XTAGFL110KY12345I', 'ZZZ00000000000000', ''])('nothing of %s', (vin) => {
  expect(decodeVin(vin, NOW)).toEqual({ markId: null, year: null })
})
