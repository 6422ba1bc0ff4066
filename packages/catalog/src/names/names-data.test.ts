import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { readCarDictionary } from '../dictionaries/car-data.ts'
import { readCities } from '../dictionaries/cities-data.ts'
import { readVehicleDictionary } from '../dictionaries/vehicle-data.ts'
import { filterFields } from '../engine/filters/common-filters.ts'
import { readNames } from './names-data.ts'
import { spellingKey } from './spelling-key.ts'

const names = readNames()
const cars = readCarDictionary()
const vehicles = readVehicleDictionary()

describe('names that people type', () => {
  it.each([
    ['marks', [...cars.marks, ...vehicles.marks]],
    ['marksByModels', [...cars.marks, ...vehicles.marks]],
    ['models', [...cars.models, ...vehicles.models]],
    ['generations', cars.generations],
    ['cities', readCities()],
  ] as const)('%s are of rows that exist', (level, rows) => {
    const ids = new Set(rows.map(({ id }) => id))
    expect([...names[level].keys()].filter((id) => !ids.has(id))).toEqual([])
  })

  it('values are labels of the filters that they name', () => {
    const optionsOf = (adType: (typeof AD_TYPES)[number], key: string) => {
      const kind = filterFields(formOf(adType)).find((field) => field.key === key)?.kind
      if (kind?.type === 'flag') return ['true', 'false']
      return kind?.type === 'enumeration' ? kind.options.map(({ name }) => name) : []
    }
    const isThere = ({ filter, value }: (typeof names.values)[number]): boolean => {
      if (filter === 'type') return AD_TYPES.some((adType) => adType === value)
      if (/(?:mileage|year)(?:From|To)$/.test(filter)) return Number.isInteger(Number(value))
      const [key = '', adType] = filter.split('.').toReversed()
      const types = AD_TYPES.filter((type) => adType === undefined || type === adType)
      return types.some((type) => optionsOf(type, key).includes(value))
    }
    expect(names.values.filter((named) => !isThere(named))).toEqual([])
  })

  it('none is empty, none is said twice of one row', () => {
    const { values, noise, wishes, ordinary, writtenOtherwise, ...levels } = names
    const all = [
      ...Object.entries(levels).flatMap(([level, rows]) =>
        [...rows].map(([id, own]): [string, readonly string[]] => [`${level} ${id}`, own]),
      ),
      ...values.map((named): [string, string[]] => [`${named.filter} ${named.value}`, named.names]),
      ['noise and wishes', [...noise, ...wishes]] as [string, string[]],
      ['ordinary', [...ordinary, ...writtenOtherwise.flat()]] as [string, string[]],
    ]
    const isWrong = (own: readonly string[]) =>
      own.some((name) => name === '' || name !== name.trim().toLowerCase()) ||
      new Set(own).size < own.length
    expect(all.filter(([, own]) => isWrong(own)).map(([row]) => row)).toEqual([])
  })

  it('no name of a value is narrower than it, and not', () => {
    const keyOf = ({ filter, value }: (typeof names.values)[number], name: string) =>
      `${filter.split('.').at(-1)} ${value} ${spellingKey(name)}`
    const keysOf = (areNarrower: boolean) =>
      names.values
        .filter((named) => named.areNarrower === areNarrower)
        .flatMap((named) => named.names.map((name) => keyOf(named, name)))
    const wider = new Set(keysOf(false))
    expect(keysOf(true).filter((key) => wider.has(key))).toEqual([])
  })

  it('cities and regions do not share a name', () => {
    const owners = new Map<string, Set<string>>()
    for (const level of ['cities', 'regions'] as const) {
      for (const [id, own] of names[level]) {
        for (const name of own) {
          const key = spellingKey(name)
          owners.set(key, new Set(owners.get(key)).add(id))
        }
      }
    }
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
  })
})
