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
