import { z } from 'zod'
import { answeredFileSchema, defineCall } from '../../call.ts'
import { adTableFilterSchema } from '../../entities/moderator/ad-table-filter.ts'
import { idSchema, textSchema } from '../../values.ts'
import { AD_TABLE_SORTS, BULK_LIMIT } from './ads.ts'

/** The most ads that one file may have. */
export const EXPORT_LIMIT = 100_000

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** domain §9: what the table shows. */
export const adExportSchema = z.object({
  filter: adTableFilterSchema,
  sort: z.enum(AD_TABLE_SORTS),
  direct: z.enum(['asc', 'desc']),
  /** The shown columns by their ids, in their order; those of a category with the filter `adType` only. */
  columns: z
    .array(textSchema(60).min(1))
    .min(1)
    .max(100)
    .refine(isUnique, 'Один столбец указан дважды'),
  /** These ads, whether the filter finds them or not. */
  only: z.array(idSchema).min(1).max(BULK_LIMIT).optional(),
  /** All that the filter finds but these. */
  except: z.array(idSchema).max(BULK_LIMIT).optional(),
})

export const exportAdsAsCsv = defineCall({
  id: 'moderator.exportAdsAsCsv',
  method: 'POST',
  path: '/v1/moderator/ads/export.csv',
  access: 'moderator',
  summary: 'The table as a file for spreadsheets, at most 100 000 ads; every export is logged',
  // An id takes about twenty bytes.
  bodyBytes: BULK_LIMIT * 32,
  body: adExportSchema,
  file: 'text/csv; charset=utf-8',
  answer: answeredFileSchema,
  errors: ['moderation.export_too_big', 'moderation.exports_spent'],
})

export const exportAdsAsXlsx = defineCall({
  id: 'moderator.exportAdsAsXlsx',
  method: 'POST',
  path: '/v1/moderator/ads/export.xlsx',
  access: 'moderator',
  summary: 'The same as a workbook, with numbers and dates as such',
  bodyBytes: BULK_LIMIT * 32,
  body: adExportSchema,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: answeredFileSchema,
  errors: ['moderation.export_too_big', 'moderation.exports_spent'],
})
