import { z } from 'zod'
import {
  STOCK_IMPORT_COMMANDS,
  STOCK_IMPORT_STATES,
  STOCK_ROW_STATES,
  type StockImportCommand,
} from '../../enumerations/stock-imports.ts'
import { idSchema, textSchema, timestampSchema } from '../../values.ts'
import { adTypeSchema } from '../ad.ts'

/** Characters of a column's name, and of a value that is mapped by hand. */
export const STOCK_NAME_MAX = 200
const nameSchema = textSchema(STOCK_NAME_MAX)
/** The most columns of a file. */
export const STOCK_COLUMNS_MAX = 1000

/** A field of an ad type's form, or one of `STOCK_COLUMNS`. */
const fieldKeySchema = z.string().regex(/^[a-zA-Z]{1,40}$/)

/** A column of the file and the field that it is read as; `null`: the column is passed over. */
const mappedColumnSchema = z.object({ name: nameSchema, key: fieldKeySchema.nullable() })

/** The most values that are mapped by hand for one owner. */
export const STOCK_VALUES_MAX = 1000

/** A value of the file that no list has, and the entry of the list that it is read as. */
const mappedValueSchema = z.object({
  /** Of whose form the field is; `null`: a category or a city, which every type has. */
  adType: adTypeSchema.nullable(),
  key: fieldKeySchema,
  /** What the value belongs to, as the file spells it: the mark of models. */
  parent: nameSchema.nullable(),
  text: nameSchema,
  name: nameSchema,
})
export type MappedValue = z.output<typeof mappedValueSchema>

/** By which values are compared: the same text means different things under two marks, and in two lists. */
export const mappedValueKey = ({ adType, key, parent, text }: Omit<MappedValue, 'name'>): string =>
  JSON.stringify([adType, key, parent && normalText(parent), normalText(text)])

const normalText = (text: string): string => text.trim().toLowerCase()

/** How a file is understood (domain §9): kept for its owner, proposed for the owner's next file. */
export const stockMappingSchema = z.object({
  /** Of rows that do not name one. */
  adType: adTypeSchema,
  /** Of rows that do not name one. */
  cityId: idSchema.nullable(),
  columns: z.array(mappedColumnSchema).max(STOCK_COLUMNS_MAX),
  values: z.array(mappedValueSchema).max(STOCK_VALUES_MAX),
})
export type StockMapping = z.output<typeof stockMappingSchema>

export const stockCountsSchema = z.record(z.enum(STOCK_ROW_STATES), z.int())

/** Values of one list that the file spells in a way that is not known. */
export const unknownValuesSchema = z.object({
  /** Of whose form the field is; `null`: categories or cities, which every type has. */
  adType: adTypeSchema.nullable(),
  key: z.string(),
  label: z.string(),
  /** What the entries belong to, as the file spells it: the mark of models. */
  parent: z.string().nullable(),
  texts: z.array(z.object({ text: z.string(), rows: z.int() })),
  /** Names of the list's entries; empty for cities, whose list is a call of its own. */
  choices: z.array(z.string()),
})
export type UnknownValues = z.output<typeof unknownValuesSchema>

export const stockImportSchema = z.object({
  id: z.uuid(),
  ownerId: idSchema,
  ownerName: z.string(),
  moderatorId: idSchema,
  moderatorName: z.string(),
  fileName: z.string(),
  state: z.enum(STOCK_IMPORT_STATES),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  total: z.int(),
  counts: stockCountsSchema,
  /** Photographs named as files that its rows lack. */
  photoFiles: z.int(),
  /** Of the preview; a start names it. */
  revision: z.int(),
  /** The columns of the file in its order, with a few of their values. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** As it was chosen; before that, what is proposed. */
  mapping: stockMappingSchema,
  /** The city that the mapping names. */
  cityName: z.string().nullable(),
  unknownValues: z.array(unknownValuesSchema),
})
export type StockImport = z.output<typeof stockImportSchema>

/** What changes while an import runs. */
export const stockProgressSchema = stockImportSchema.pick({
  state: true,
  finishedAt: true,
  counts: true,
  photoFiles: true,
})
export type StockProgress = z.output<typeof stockProgressSchema>

/** A command of a senior moderator on another moderator's import. */
export const stockSteeredSchema = z.object({
  command: z.enum(
    Object.keys(STOCK_IMPORT_COMMANDS) as [StockImportCommand, ...StockImportCommand[]],
  ),
  byName: z.string(),
  at: timestampSchema,
})
export type StockSteered = z.output<typeof stockSteeredSchema>

/** One of the list: without what the file holds. */
export const listedStockImportSchema = stockImportSchema
  .pick({
    id: true,
    ownerId: true,
    ownerName: true,
    moderatorId: true,
    moderatorName: true,
    fileName: true,
    state: true,
    createdAt: true,
    finishedAt: true,
    total: true,
    counts: true,
    photoFiles: true,
  })
  .extend({
    /** The last command, if a senior moderator gave it and not the moderator of the import. */
    steered: stockSteeredSchema.nullable(),
  })
export type ListedStockImport = z.output<typeof listedStockImportSchema>

/** A sentence about one cell; without `column` about the row. A `note` does not keep the row from being imported. */
export const stockProblemSchema = z.object({
  column: z.string().nullable(),
  text: z.string(),
  message: z.string(),
  isNote: z.boolean(),
})
export type StockProblem = z.output<typeof stockProblemSchema>

export const stockRowSchema = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  state: z.enum(STOCK_ROW_STATES),
  title: z.string(),
  /** The dealer's own number of the ad. */
  externalId: z.string().nullable(),
  adId: idSchema.nullable(),
  /** Labels of what differs from the ad as it is. */
  changes: z.array(z.string()),
  photosTotal: z.int(),
  /** Photographs named as files that the row lacks. */
  photoFiles: z.int(),
  problems: z.array(stockProblemSchema),
})
export type StockRow = z.output<typeof stockRowSchema>

/** Files of photographs that a row names and lacks. */
export const stockPhotoRowSchema = z.object({
  row: z.int(),
  /** Its ad is there: photographs may be given. */
  isWritten: z.boolean(),
  /** As the file of stock spells them. */
  names: z.array(z.string()),
})
export type StockPhotoRow = z.output<typeof stockPhotoRowSchema>
