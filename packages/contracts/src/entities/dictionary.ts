import { z } from 'zod'
import { idSchema } from '../values.ts'

/** One entry of any dictionary. */
export const dictionaryItemSchema = z.object({ id: idSchema, name: z.string() })
export type DictionaryItem = z.infer<typeof dictionaryItemSchema>

/** `popularity` is the place among the popular marks, 1 first; `null` for all others. */
export const carMarkSchema = dictionaryItemSchema.extend({ popularity: z.int().nullable() })
export const carGenerationSchema = dictionaryItemSchema.extend({
  yearFrom: z.int(),
  yearTo: z.int().nullable(),
})
export const carSeriesSchema = dictionaryItemSchema.extend({ bodyType: z.int() })

/** What choosing a modification prefills; volume in litres, power in horse powers. */
export const carModificationSchema = dictionaryItemSchema.extend({
  gearbox: z.int(),
  fuel: z.int(),
  drive: z.int(),
  volume: z.number().nullable(),
  power: z.int(),
})
export type CarModification = z.infer<typeof carModificationSchema>
