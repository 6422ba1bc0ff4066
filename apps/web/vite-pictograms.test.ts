import { VEHICLE_SHAPES } from '@trassa/ui/brand/vehicle-shapes'
import { expect, it } from 'vitest'
import { BODY_SHAPES } from './app/features/search/main-page/body-shapes.ts'
import { PICKER_KINDS } from './app/shared/ad-view/vehicle-kinds.ts'
import { pictograms } from './vite-pictograms.ts'

it('every type and every shape of a car has a picture of its own', () => {
  const drawn = pictograms()
  const wanted = [...Object.values(PICKER_KINDS), ...BODY_SHAPES.map(({ id }) => id)]
  expect(wanted.filter((id) => !drawn.has(id))).toEqual([])
  expect(drawn.size).toBe(Object.keys(VEHICLE_SHAPES).length + BODY_SHAPES.length)
})
