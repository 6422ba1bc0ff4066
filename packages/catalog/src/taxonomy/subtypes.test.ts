import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { adTypeOfSegment, segmentOf } from '../urls/ad-type-segments.ts'
import { kindOf } from './ad-kinds.ts'
import { MAIN_TYPES } from './main-types.ts'
import {
  DEFAULT_PROD_ID,
  SUBTYPES,
  subtypeOfAdType,
  subtypeOfProdId,
  subtypesOf,
} from './subtypes.ts'
import { inTypeGroup, TYPE_GROUPS } from './type-groups.ts'

describe('§3 subtypes', () => {
  it('there is exactly one for each ad type', () => {
    expect(SUBTYPES.map(({ adType }) => adType).sort()).toEqual([...AD_TYPES].sort())
  })

  it.each([
    ['auto', [1, 9, 11, 14, 12, 13]],
    ['moto', [8, 5, 4, 17, 18, 16, 6]],
    ['car_parts', [26, 27, 28, 29, 30, 31, 20, 22, 23, 25]],
    ['moto_parts', [32, 33, 34, 35, 36, 37, 21, 39, 40, 38]],
    ['services', [24]],
  ] as const)('%s has the prodIds of the specification', (type, prodIds) => {
    expect(subtypesOf(type).map(({ prodId }) => prodId)).toEqual(prodIds)
  })

  it('have ids and prodIds of their own', () => {
    expect(new Set(SUBTYPES.map(({ id }) => id)).size).toBe(SUBTYPES.length)
    expect(new Set(SUBTYPES.map(({ prodId }) => prodId)).size).toBe(SUBTYPES.length)
  })

  it.each(SUBTYPES)('$id agrees with its form', ({ adType, prodId }) => {
    expect(formOf(adType)).toMatchObject({ adType, prodId })
  })

  it('§4 the default is car', () => {
    expect(subtypeOfProdId(DEFAULT_PROD_ID)).toBe(subtypeOfAdType('auto'))
    expect(subtypeOfAdType('auto')).toMatchObject({ category: '/', typeName: 'Авто' })
  })
})

it('§3 main types have the paths of the specification', () => {
  expect(MAIN_TYPES.map(({ path }) => path)).toEqual([
    '/',
    '/Moto',
    '/PartsAuto',
    '/PartsMoto',
    '/Services',
  ])
})

describe('domain §2 kinds', () => {
  it('cars and boats are vehicles, parts and services are not', () => {
    expect(kindOf('auto')).toBe('vehicle')
    expect(kindOf('water')).toBe('vehicle')
    expect(kindOf('auto_parts_tires')).toBe('part')
    expect(kindOf('services')).toBe('service')
  })

  it('share out all ad types', () => {
    const ofKind = Map.groupBy(AD_TYPES, kindOf)
    expect(ofKind.get('vehicle')).toHaveLength(13)
    expect(ofKind.get('part')).toHaveLength(20)
    expect(ofKind.get('service')).toEqual(['services'])
  })
})

describe('§9 type id groups', () => {
  it('name existing types', () => {
    for (const prodId of Object.values(TYPE_GROUPS).flat()) {
      expect(subtypeOfProdId(prodId)).toBeDefined()
    }
  })

  it('may overlap', () => {
    expect(inTypeGroup('car', 9)).toBe(true)
    expect(inTypeGroup('truck', 9)).toBe(true)
    expect(inTypeGroup('carSpare', 9)).toBe(false)
  })
})

describe('domain §7 the type in an address', () => {
  it.each(AD_TYPES)('%s reads back', (adType) => {
    expect(adTypeOfSegment(segmentOf(adType))).toBe(adType)
    expect(adTypeOfSegment(segmentOf(adType).toUpperCase())).toBe(adType)
  })

  it('special_industrial is special-industrial, and nothing else', () => {
    expect(segmentOf('special_industrial')).toBe('special-industrial')
    expect(adTypeOfSegment('special_industrial')).toBeUndefined()
  })
})
