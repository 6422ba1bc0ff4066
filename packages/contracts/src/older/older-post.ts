import { z } from 'zod'
import {
  adInputSchema,
  adSchema,
  editableAdSchema,
  fieldsSchema,
  listedAdSchema,
} from '../entities/ad.ts'
import { photoIdsSchema } from '../entities/photo.ts'
import { expectedVersionSchema } from '../values.ts'
import { olderObject } from './older-names.ts'
import {
  olderClearable,
  olderIdSchema,
  olderPriceSchema,
  olderStatSchema,
  olderTypeSchema,
} from './older-values.ts'
import { refusedStepSchema } from './refused-step.ts'

/** spec §3: the type of an ad as a number, as older clients know it. */
const carTypeIdShape = { carTypeId: z.int() }

/** An ad in a list, with the number of its type. */
export const olderListedPostSchema = listedAdSchema.extend(carTypeIdShape)
export const olderPostSchema = adSchema.extend(carTypeIdShape)

/** An ad as its owner changed it. */
export const olderOwnPostSchema = editableAdSchema.extend({
  ...carTypeIdShape,
  refusal: refusedStepSchema.optional(),
})

const { description, contactName, address } = adInputSchema.shape

/** What the common parts of an ad are in a flat body; every other name is a field of its type's form. */
const olderContentShape = {
  cityId: olderClearable(olderIdSchema).optional(),
  price: olderClearable(olderPriceSchema).optional(),
  description: description.optional(),
  contactName: contactName.optional(),
  address: address.optional(),
  /** Fields of the form; they win over those beside them. */
  fields: olderObject(fieldsSchema).optional(),
  photos: photoIdsSchema.optional(),
  /** The stat that the ad should get once everything else is done. */
  stat: olderStatSchema.optional(),
}

export const olderCreatedPostSchema = olderObject(
  z.object({ type: olderTypeSchema.optional(), ...olderContentShape }).catchall(z.unknown()),
)

export const olderChangedPostSchema = olderObject(
  z.object({ ...olderContentShape, version: expectedVersionSchema }).catchall(z.unknown()),
)
