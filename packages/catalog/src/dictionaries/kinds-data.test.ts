import { existsSync, readFileSync } from 'node:fs'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { filterFields } from '../engine/filters/common-filters.ts'
import { plainSpelling } from '../names/spelling-key.ts'
import { parseCsv } from './csv.ts'
import { usualKinds, usualKindsOfMark } from './kinds-data.ts'
import { readVehicleDictionary } from './vehicle-data.ts'

const { marks, models } = readVehicleDictionary()
const fileOf = (adType: string) =>
  new URL(`../../data/fitment/kinds/${adType}.csv`, import.meta.url)
const TYPES = AD_TYPES.filter((adType) => existsSync(fileOf(adType)))

describe.each(TYPES)('kinds of models of %s', (adType) => {
  const rows = parseCsv(readFileSync(fileOf(adType), 'utf8'))

  it('are of marks and models that exist, and labels of the form', () => {
    const kind = filterFields(formOf(adType)).find(({ key }) => key === 'typeId')?.kind
    const labels = kind?.type === 'enumeration' ? kind.options.map(({ name }) => name) : []
    const isKind = (one: string) => labels.includes(one) || /^[\d.]+\.\.[\d.]+$/.test(one)
    const wrong = rows.filter(({ mark_id: id, mark, models: own = '', kinds = '' }) => {
      const names = models
        .filter((model) => model.markId === id)
        .map(({ name }) => plainSpelling(name))
      const isKnown = (beginning: string) =>
        names.some((name) => name.startsWith(plainSpelling(beginning)))
      return (
        marks.find((one) => one.id === id)?.name !== mark ||
        !kinds.split('|').every(isKind) ||
        !own.split('|').filter(Boolean).every(isKnown)
      )
    })
    expect(wrong).toEqual([])
  })
})

it('the first row of a mark that a model begins with says its kind', () => {
  expect(usualKinds('special', '4062', 'Lexion 405')).toEqual(['Зерноуборочный комбайн'])
  expect(usualKinds('moto', '6001', 'Dio')).toEqual(['Скутер'])
  expect(usualKinds('moto', '6001', 'CB 400 X')).toEqual(['Турэндуро', 'Дорожный'])
  expect(usualKinds('special', '1', 'Granta')).toEqual([])
  expect(usualKindsOfMark('water', '9507')).toEqual(['Моторная лодка'])
})
