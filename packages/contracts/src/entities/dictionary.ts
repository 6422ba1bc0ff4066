import { z } from 'zod'
import { MARK_CODES } from '../enumerations/marks.ts'
import { idSchema, queryListSchema } from '../values.ts'

/**
 * What people call a row besides its own names; without those that follow by rule (`catalogue: names/rank-options`), absent where there are
 * none.
 */
export const alsoSchema = z.array(z.string()).optional()

/** One entry of any dictionary. */
export const dictionaryItemSchema = z.object({ id: idSchema, name: z.string() })
export type DictionaryItem = z.infer<typeof dictionaryItemSchema>

/** An entry with its name as people say it in Russian: `Mercedes-Benz`, «Мерседес-Бенц». */
const spokenItemSchema = dictionaryItemSchema.extend({ nameRu: z.string(), also: alsoSchema })
export const carModelSchema = spokenItemSchema

/** `popularity` is the place among the popular marks, 1 first; `null` for all others. */
export const markSchema = spokenItemSchema.extend({ popularity: z.int().nullable() })
export type Mark = z.infer<typeof markSchema>
export const carGenerationSchema = dictionaryItemSchema.extend({
  also: alsoSchema,
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

/** A modification with what its series and its generation know of it. */
export const carCharacteristicsSchema = carModificationSchema.extend({
  seriesId: idSchema,
  bodyType: z.int(),
  yearFrom: z.int(),
  yearTo: z.int().nullable(),
})

/** A model of anything but a car; an uncertain year is `null`, as is the last one of a model still in production. */
export const vehicleModelSchema = spokenItemSchema.extend({
  yearFrom: z.int().nullable(),
  yearTo: z.int().nullable(),
})

/** One choice of an enumeration: its id is the number that an ad's field holds, `group` its heading. */
export const optionSchema = z.object({
  id: z.int(),
  name: z.string(),
  group: z.string().optional(),
})
export type DictionaryOption = z.infer<typeof optionSchema>

/** One group of marks, or several comma-joined. */
export const markCodesSchema = queryListSchema.pipe(
  z.array(z.enum(MARK_CODES, 'Такой группы марок нет')).min(1, 'Укажите группу марок'),
)

/** How many modifications may be asked about at once. */
export const MODIFICATIONS_AT_ONCE = 50

export const modificationIdsSchema = queryListSchema.pipe(
  z.array(idSchema).min(1, 'Укажите модификацию').max(MODIFICATIONS_AT_ONCE),
)
