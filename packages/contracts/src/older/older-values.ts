import { z } from 'zod'
import { adStatSchema, adTypeSchema } from '../entities/ad.ts'
import { packageQuantitySchema } from '../entities/order.ts'
import { userTypeSchema } from '../entities/user.ts'
import { cursorSchema, idSchema, pageOf, priceSchema, queryValueSchema } from '../values.ts'
import { olderObject } from './older-names.ts'

/** Older clients send ids as numbers, too. */
export const olderIdSchema = z
  .union([idSchema, z.int().min(1)], 'Неверный номер')
  .transform((id) => String(id))

/** The type of an ad by its name or by its prodId (spec §3), as a text. */
export const olderTypeSchema = z
  .union([adTypeSchema, z.int().min(1).max(99), z.string().regex(/^\d{1,2}$/)], 'Такого типа нет')
  .transform((type) => String(type))

/** A whole number, which may come as its digits. */
const olderIntSchema = (message: string) =>
  z.union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    message,
  )

export const olderStatSchema = olderIntSchema('Такого статуса нет').pipe(adStatSchema)
export const olderUserTypeSchema = olderIntSchema('Такого типа нет').pipe(userTypeSchema)
export const olderQuantitySchema = olderIntSchema('Такого пакета нет').pipe(packageQuantitySchema)

/** A price as a number or as it is typed, with spaces between the digits (spec §5). */
export const olderPriceSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .max(40)
        .transform((text) => Number(text.replace(/\s/g, ''))),
    ],
    'Цена — целое число рублей',
  )
  .pipe(priceSchema)

/** A value that may be cleared: by `null`, or by an empty text as the fields of a form are. */
export const olderClearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable())

/** Ads on a page of an older list where the request names no number, and the most. */
export const OLDER_PAGE_SIZE = 20
export const OLDER_PAGE_MAX = 100

/** How many ads of a list are reached by `page`; what is behind them is reached by `cursor`. */
export const OLDER_DEPTH = 1000

const wholeSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** From 1; a value that means nothing counts as absent. */
export const olderPageSchema = wholeSchema.catch(1)

/** The order of a list, see `sortOf`. */
export const olderOrderShape = {
  /** The id of an order, `date`, `price` or their numbers 0 and 1 (spec §3); a leading minus means descending. */
  sort: z.string().max(40).optional(),
  /** `asc`, `desc` or their numbers 0 and 1. */
  direct: z.string().max(10).optional(),
  order: z.string().max(10).optional(),
}

/** Where a page begins, how long it is and its order. */
export const olderPagingShape = {
  /** A `cursor` beside it wins. */
  page: olderPageSchema,
  limit: wholeSchema.catch(OLDER_PAGE_SIZE).transform((limit) => Math.min(limit, OLDER_PAGE_MAX)),
  cursor: cursorSchema,
  ...olderOrderShape,
}

/** One type of a group or several, by name or prodId, joined by commas; all of them where it is absent. */
export const olderTypesSchema = z.string().max(200).optional()

/** The filters of a list stand beside its page: those of the types' forms, as `filter.ads` takes them. */
export const olderFilterSchema = olderObject(
  z
    .object({
      type: olderTypesSchema,
      ...olderPagingShape,
    })
    .catchall(queryValueSchema),
)

/** A list with its totals for both ways of paging. */
export const olderPageOf = <S extends z.ZodType>(item: S) =>
  pageOf(item).extend({
    page: z.int(),
    limit: z.int(),
    /** How many pages of this length there are. */
    pages: z.int(),
  })
