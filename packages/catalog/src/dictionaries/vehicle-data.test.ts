import { MARK_CODES, type MarkCode } from '@trassa/contracts/enumerations/marks'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { dictionaryChain } from '../engine/definition-fields.ts'
import { SUBTYPES } from '../taxonomy/subtypes.ts'
import { calledTwice, repeated, writtenTwice } from './testing/dictionary-rows.ts'
import { readVehicleDictionary } from './vehicle-data.ts'

const { marks, models } = readVehicleDictionary()
const FIRST_YEAR = 1900
const LAST_YEAR = 2027

/** The first id of each group's range; the next group's first id ends it. */
const FIRST_IDS: Record<MarkCode, number> = {
  truck: 1001,
  bus: 2001,
  trailer: 3001,
  agricultural: 4001,
  municipal: 5001,
  motorcycle: 6001,
  scooters: 7001,
  snowmobile: 8001,
  atv: 9001,
  boat: 9501,
  hydro: 9701,
  electric: 10_001,
  wheel: 10_501,
  artic: 11_001,
}

const isOrdered = (from: number, to: number) => from >= FIRST_YEAR && from <= to && to <= LAST_YEAR

/** Groups that share a form with another group's popular marks: lorries, motorcycles. */
const LISTED_BESIDE: readonly MarkCode[] = ['artic', 'scooters']

const modelsOf = Map.groupBy(models, (model) => model.markId)
const markIds = new Set(marks.map(({ id }) => id))

describe('§4 dictionaries of everything but cars that ship with the product', () => {
  it.each(MARK_CODES)('%s: has marks, each with models, and popular ones without gaps', (code) => {
    const own = marks.filter((mark) => mark.code === code)
    expect(own.length).toBeGreaterThanOrEqual(4)
    expect(own.filter(({ id }) => !modelsOf.has(id))).toEqual([])
    const ranks = own.flatMap(({ popularity }) => popularity ?? []).sort((a, b) => a - b)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
    expect(ranks.length > 0).toBe(!LISTED_BESIDE.includes(code))
  })

  it.each(MARK_CODES)('%s: its ids stand in its own range', (code) => {
    const first = FIRST_IDS[code]
    const next = Math.min(...Object.values(FIRST_IDS).filter((id) => id > first), 100_000)
    const own = marks.filter((mark) => mark.code === code).map(({ id }) => Number(id))
    expect(own.filter((id) => !(Number.isInteger(id) && id >= first && id < next))).toEqual([])
  })

  it('have unique ids, and no model without a mark whose id its own begins with', () => {
    expect(repeated(marks.map(({ id }) => id))).toEqual([])
    expect(repeated(models.map(({ id }) => id))).toEqual([])
    const lost = models.filter(
      ({ id, markId }) => !markIds.has(markId) || Math.floor(Number(id) / 1000) !== Number(markId),
    )
    expect(lost).toEqual([])
  })

  it('name everything, the Russian way too', () => {
    const nameless = ({ name, nameRu }: { name: string; nameRu: string }) =>
      name.trim() === '' || name !== name.trim() || nameRu.trim() === ''
    expect(marks.filter(nameless)).toEqual([])
    expect(models.filter(nameless)).toEqual([])
    expect(marks.filter(({ country }) => country === '')).toEqual([])
    // Russian spellings are in Cyrillic.
    expect(marks.filter(({ nameRu }) => /[a-z]/i.test(nameRu))).toEqual([])
  })

  it('keep years in order', () => {
    const wrong = models.filter(({ yearFrom, yearTo }) => {
      const from = yearFrom ?? FIRST_YEAR
      const to = yearTo ?? LAST_YEAR
      return !(Number.isInteger(from) && Number.isInteger(to)) || !isOrdered(from, to)
    })
    expect(wrong).toEqual([])
  })

  it('list a group of a mark once', () => {
    expect(marks.filter(({ codes }) => repeated(codes).length > 0)).toEqual([])
  })

  it('spell no mark of a group and no model of a mark twice: Volvo and Вольво', () => {
    for (const code of MARK_CODES) {
      expect(calledTwice(marks.filter(({ codes }) => codes.includes(code))), code).toEqual([])
    }
    for (const own of modelsOf.values()) expect(writtenTwice(own)).toEqual([])
  })

  it('offer no mark twice in one form', () => {
    const groups = SUBTYPES.flatMap(({ adType }) => {
      const form = formOf(adType)
      return form ? dictionaryChain(form).flatMap(({ codes }) => (codes ? [codes] : [])) : []
    })
    expect(groups.length).toBeGreaterThan(10)
    for (const codes of groups) {
      const offered = marks.filter((mark) => codes.some((code) => mark.codes.includes(code)))
      expect(calledTwice(offered), codes.join()).toEqual([])
    }
  })
})
