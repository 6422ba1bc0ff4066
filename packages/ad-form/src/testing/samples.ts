import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Photo } from '@trassa/contracts/entities/photo'

/** The car's form without its equipment: queries by role are slow among sixty checkboxes. */
export const DEFINITION: FormDefinition = {
  ...AUTO_FORM,
  fields: AUTO_FORM.fields.filter(({ section }) => section !== 'equipment'),
}

export const photoOf = (digit: number): Photo => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  width: 1200,
  height: 900,
  color: '#808080',
})

/** Every required field of a car. */
export const COMPLETE_FIELDS = {
  markId: '1',
  modelId: '10',
  year: 2019,
  bodyType: 1,
  fuel: 1,
  volume: 1.6,
  power: 123,
  gearbox: 1,
  drive: 1,
  colorId: 5,
  steering: 1,
  mileage: 84_000,
  condition: 1,
  owners: 2,
  pts: 1,
}
