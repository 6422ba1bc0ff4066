import { z } from 'zod'
import { answeredFileSchema, defineCall } from '../../call.ts'
import {
  listedStockImportSchema,
  stockImportSchema,
  stockMappingSchema,
  stockPhotoRowSchema,
  stockProgressSchema,
  stockRowSchema,
} from '../../entities/moderator/stock-import.ts'
import {
  STOCK_IMPORT_COMMANDS,
  STOCK_ROW_STATES,
  type StockImportCommand,
} from '../../enumerations/stock-imports.ts'
import { cursorSchema, idSchema, pageOf, textSchema } from '../../values.ts'

const byId = z.object({ id: z.uuid() })

/** The most that a file of stock may take, and its rows (domain §9). */
export const STOCK_FILE_BYTES = 20 * 1024 * 1024
export const STOCK_FILE_ROWS = 5000
/** The greatest number of a row: empty lines of a file are counted, not read. */
export const STOCK_ROW_MAX = 1_000_000_000
const BASE64_LENGTH = 4 * Math.ceil(STOCK_FILE_BYTES / 3)

export const createStockImport = defineCall({
  id: 'moderator.createStockImport',
  method: 'POST',
  path: '/v1/moderator/stock-imports',
  access: 'moderator',
  summary:
    'Read a file of stock (CSV, XLSX) for one owner and propose what its columns mean; no ad changes. A repeat with the same id gives the same import',
  bodyBytes: BASE64_LENGTH + 4096,
  body: z.object({
    /** Made by the caller. */
    id: z.uuid(),
    ownerId: idSchema,
    fileName: textSchema(200).trim().min(1),
    /** The bytes as base64: a CSV is not always in UTF-8. */
    file: z.string().min(4).max(BASE64_LENGTH, 'Файл больше 20 МБ'),
  }),
  answer: stockImportSchema,
  errors: ['user.not_found', 'user.merged', 'request.key_reused'],
})

export const mapStockImport = defineCall({
  id: 'moderator.mapStockImport',
  method: 'POST',
  path: '/v1/moderator/stock-imports/{id}/mapping',
  access: 'moderator',
  summary:
    'Say what the columns of an import mean, keep it for the owner, and check every row; no ad changes',
  params: byId,
  bodyBytes: 1024 * 1024,
  body: stockMappingSchema,
  answer: stockImportSchema,
  errors: ['stock_import.not_found', 'stock_import.state'],
})

export const steerStockImport = defineCall({
  id: 'moderator.steerStockImport',
  method: 'POST',
  path: '/v1/moderator/stock-imports/{id}',
  access: 'moderator',
  summary:
    'Start, pause, resume or cancel an import, or finish it without the photographs that it waits for. Only the moderator who has read the file starts it. A repeat of a command that was carried out changes nothing',
  params: byId,
  body: z.object({
    command: z.enum(
      Object.keys(STOCK_IMPORT_COMMANDS) as [StockImportCommand, ...StockImportCommand[]],
    ),
    /** Of the preview that was seen; a start is refused without it. */
    revision: z.int().min(0).optional(),
  }),
  answer: stockImportSchema,
  errors: [
    'stock_import.not_found',
    'stock_import.state',
    'stock_import.foreign',
    'stock_import.stale',
  ],
})

export const readStockImport = defineCall({
  id: 'moderator.readStockImport',
  method: 'GET',
  path: '/v1/moderator/stock-imports/{id}',
  access: 'moderator',
  summary: 'An import with its counts; of others for senior moderators',
  params: byId,
  answer: stockImportSchema,
  errors: ['stock_import.not_found'],
})

export const readStockProgress = defineCall({
  id: 'moderator.readStockProgress',
  method: 'GET',
  path: '/v1/moderator/stock-imports/{id}/progress',
  access: 'moderator',
  summary:
    'How far an import has come: its state and counts alone; of others for senior moderators',
  params: byId,
  answer: stockProgressSchema,
  errors: ['stock_import.not_found'],
})

export const listStockImports = defineCall({
  id: 'moderator.listStockImports',
  method: 'GET',
  path: '/v1/moderator/stock-imports',
  access: 'moderator',
  summary:
    'The imports of the last 30 days, newest first, at most 100: one’s own, for senior moderators all',
  answer: z.object({ items: z.array(listedStockImportSchema) }),
})

export const listStockRows = defineCall({
  id: 'moderator.listStockRows',
  method: 'GET',
  path: '/v1/moderator/stock-imports/{id}/rows',
  access: 'moderator',
  summary: 'The rows of an import in keyset pages of 50, those with mistakes first',
  params: byId,
  query: z.object({ state: z.enum(STOCK_ROW_STATES).optional(), cursor: cursorSchema }),
  answer: pageOf(stockRowSchema),
  errors: ['stock_import.not_found'],
})

export const stockMistakesFile = defineCall({
  id: 'moderator.stockMistakesFile',
  method: 'GET',
  path: '/v1/moderator/stock-imports/{id}/mistakes.csv',
  access: 'moderator',
  summary: 'The rows with mistakes as the file has them, with what is wrong: for the dealer',
  params: byId,
  file: 'text/csv; charset=utf-8',
  answer: answeredFileSchema,
  errors: ['stock_import.not_found'],
})

export const listStockPhotos = defineCall({
  id: 'moderator.listStockPhotos',
  method: 'GET',
  path: '/v1/moderator/stock-imports/{id}/photos',
  access: 'moderator',
  summary:
    'The files of photographs that the rows of an import name and lack, in keyset pages of 200 rows',
  params: byId,
  query: z.object({ cursor: cursorSchema }),
  answer: z.object({ items: z.array(stockPhotoRowSchema), nextCursor: z.string().nullable() }),
  errors: ['stock_import.not_found'],
})

export const giveStockPhoto = defineCall({
  id: 'moderator.giveStockPhoto',
  method: 'POST',
  path: '/v1/moderator/stock-imports/{id}/photos',
  access: 'moderator',
  summary:
    'Give an uploaded photograph as the file that a row names. The ad gets its photographs once all files of its row are there. A repeat changes nothing',
  params: byId,
  body: z.object({
    row: z.int().min(1).max(STOCK_ROW_MAX),
    /** As the row names it. */
    name: z.string().min(1).max(200),
    photoId: z.uuid(),
  }),
  answer: stockProgressSchema,
  errors: ['stock_import.not_found', 'stock_import.state', 'photo.not_found'],
})
