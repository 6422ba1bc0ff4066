import { describe, expect, it } from 'vitest'
import { readCarDictionary } from './car-data.ts'
import { BODY_TYPES, DRIVES, FUEL_ELECTRIC, FUELS, GEARBOXES } from './forms/car-enumerations.ts'

const { marks, models, generations, series, modifications } = readCarDictionary()
const idsOf = (rows: { id: string | number }[]) => new Set(rows.map((row) => row.id))

describe('§4 cars that ship with the product', () => {
  it.each(Object.entries({ marks, models, generations, series, modifications }))(
    '%s have ids of their own',
    (_, rows) => {
      expect(rows.length).toBeGreaterThan(0)
      expect(idsOf(rows).size).toBe(rows.length)
      expect(rows.filter(({ id }) => !/^[1-9]\d{0,17}$/.test(id))).toEqual([])
      expect(rows.filter(({ name }) => name.trim() === '')).toEqual([])
    },
  )

  it('every row hangs on one that exists', () => {
    const orphans = <T>(rows: T[], parentOf: (row: T) => string, parents: { id: string }[]) => {
      const ids = idsOf(parents)
      return rows.filter((row) => !ids.has(parentOf(row)))
    }
    expect(orphans(models, (row) => row.markId, marks)).toEqual([])
    expect(orphans(generations, (row) => row.modelId, models)).toEqual([])
    expect(orphans(series, (row) => row.generationId, generations)).toEqual([])
    expect(orphans(modifications, (row) => row.seriesId, series)).toEqual([])
  })

  it('characteristics are those of the form', () => {
    const [bodies, gearboxes, fuels, drives] = [BODY_TYPES, GEARBOXES, FUELS, DRIVES].map(idsOf)
    expect(series.filter((row) => !bodies?.has(row.bodyType))).toEqual([])
    const known = modifications.filter(
      (row) => gearboxes?.has(row.gearbox) && fuels?.has(row.fuel) && drives?.has(row.drive),
    )
    expect(known).toHaveLength(modifications.length)
  })

  it('values keep to the bounds of the form; only electric cars have no volume', () => {
    const wrong = modifications.filter(
      ({ volume, power, fuel }) =>
        power < 1 ||
        power > 2000 ||
        (volume === null) !== (fuel === FUEL_ELECTRIC) ||
        (volume !== null && (volume < 0.1 || volume > 10 || Number(volume.toFixed(1)) !== volume)),
    )
    expect(wrong).toEqual([])
  })

  it('generations begin before they end', () => {
    expect(generations.filter((row) => (row.yearTo ?? Infinity) < row.yearFrom)).toEqual([])
  })
})
