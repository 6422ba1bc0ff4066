import { describe, expect, it } from 'vitest'
import { readCarDictionary } from './car-data.ts'
import { calledTwice, repeated, writtenTwice } from './testing/dictionary-rows.ts'

const { marks, models, generations, series, modifications } = readCarDictionary()
const FIRST_YEAR = 1900
const LAST_YEAR = 2027

const idsOf = (rows: { id: string }[]) => new Set(rows.map((row) => row.id))
const isId = (value: number, last: number) => Number.isInteger(value) && value >= 1 && value <= last

describe('§4 car dictionaries that ship with the product', () => {
  it('cover the marks of Russian roads', () => {
    expect(marks.length).toBeGreaterThanOrEqual(110)
    expect(models.length).toBeGreaterThanOrEqual(1200)
    const modelOf = new Map(generations.map((row) => [row.id, row.modelId]))
    const generationOf = new Map(series.map((row) => [row.id, row.generationId]))
    const described = new Set(
      modifications.map((row) => modelOf.get(generationOf.get(row.seriesId) ?? '')),
    )
    expect(described.size).toBeGreaterThanOrEqual(150)
  })

  it.each(Object.entries({ marks, models, generations, series, modifications }))(
    'have unique safe integer ids and no empty name: %s',
    (_, rows) => {
      expect(repeated(rows.map((row) => row.id))).toEqual([])
      expect(rows.filter((row) => !Number.isSafeInteger(Number(row.id)))).toEqual([])
      expect(rows.filter((row) => row.name.trim() === '')).toEqual([])
    },
  )

  it('hang every row on a parent whose id its own id begins with', () => {
    const check = (id: string, parent: string, parents: Set<string>, step: number) =>
      parents.has(parent) && Math.floor(Number(id) / step) === Number(parent)
    const known = {
      marks: idsOf(marks),
      models: idsOf(models),
      generations: idsOf(generations),
      series: idsOf(series),
    }
    expect(models.filter((row) => !check(row.id, row.markId, known.marks, 1000))).toEqual([])
    expect(generations.filter((row) => !check(row.id, row.modelId, known.models, 100))).toEqual([])
    expect(
      series.filter((row) => !check(row.id, row.generationId, known.generations, 100)),
    ).toEqual([])
    expect(modifications.filter((row) => !check(row.id, row.seriesId, known.series, 100))).toEqual(
      [],
    )
  })

  it('repeat no name under one parent', () => {
    expect(repeated(marks.map((row) => row.name))).toEqual([])
    expect(repeated(models.map((row) => `${row.markId} ${row.name}`))).toEqual([])
    expect(repeated(generations.map((row) => `${row.modelId} ${row.name}`))).toEqual([])
    expect(repeated(series.map((row) => `${row.generationId} ${row.name}`))).toEqual([])
    expect(repeated(modifications.map((row) => `${row.seriesId} ${row.name}`))).toEqual([])
  })

  it('spell no mark and no model of a mark twice: Volvo and Вольво', () => {
    expect(calledTwice(marks)).toEqual([])
    const modelsOf = Map.groupBy(models, (model) => model.markId)
    for (const own of modelsOf.values()) expect(writtenTwice(own)).toEqual([])
  })

  it('leave no mark without a model, no model without a generation', () => {
    const withModels = new Set(models.map((row) => row.markId))
    const withGenerations = new Set(generations.map((row) => row.modelId))
    expect(marks.filter((row) => !withModels.has(row.id))).toEqual([])
    expect(models.filter((row) => !withGenerations.has(row.id))).toEqual([])
  })

  it('keep the years of a generation in order', () => {
    const wrong = generations.filter(({ yearFrom, yearTo }) => {
      const end = yearTo ?? LAST_YEAR
      return !(yearFrom >= FIRST_YEAR && yearFrom <= end && end <= LAST_YEAR)
    })
    expect(wrong).toEqual([])
  })

  it('rank the popular marks without gaps', () => {
    const ranks = marks.flatMap((row) => row.popularity ?? []).sort((a, b) => a - b)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
    expect(ranks.length).toBeGreaterThan(0)
  })

  it('§4 car: use known enumeration ids, volume 0.1–10 l but for electric, power 1–2000 hp', () => {
    const ELECTRIC = 4
    expect(series.filter((row) => !isId(row.bodyType, 14))).toEqual([])
    const wrong = modifications.filter(
      ({ gearbox, fuel, drive, power, volume }) =>
        !(isId(gearbox, 4) && isId(fuel, 6) && isId(drive, 3) && isId(power, 2000)) ||
        (fuel === ELECTRIC) !== (volume === null) ||
        (volume !== null && !(volume >= 0.1 && volume <= 10)),
    )
    expect(wrong).toEqual([])
  })
})
