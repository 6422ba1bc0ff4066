/**
 * What becomes of an import of a company's stock (domain §9): `read` until its columns are mapped, `checked` with a
 * preview, `waiting` for photographs from the moderator's folder once every row has had its turn, `cancelled` with the
 * rows that it had not come to left alone.
 */
export const STOCK_IMPORT_STATES = [
  'read',
  'checked',
  'running',
  'paused',
  'waiting',
  'done',
  'cancelled',
] as const
export type StockImportState = (typeof STOCK_IMPORT_STATES)[number]

/**
 * What becomes of one row: `create`, `change` and `same` as the preview says, `wrong` where the row has mistakes;
 * `created`, `changed` and `refused` after its turn.
 */
export const STOCK_ROW_STATES = [
  'refused',
  'wrong',
  'create',
  'change',
  'same',
  'created',
  'changed',
] as const
export type StockRowState = (typeof STOCK_ROW_STATES)[number]

/** What a moderator does with an import, with the states in which that is possible. */
export const STOCK_IMPORT_COMMANDS = {
  start: ['checked'],
  pause: ['running'],
  resume: ['paused'],
  /** Without the photographs that are still missing. */
  finish: ['waiting'],
  cancel: ['read', 'checked', 'running', 'paused', 'waiting'],
} as const satisfies Record<string, readonly StockImportState[]>
export type StockImportCommand = keyof typeof STOCK_IMPORT_COMMANDS

/** The states in which rows may wait for files of photographs. */
export const PHOTO_TAKING_STATES = [
  'running',
  'paused',
  'waiting',
] as const satisfies readonly StockImportState[]

/** Columns of a file that are no fields of the ad type's form. */
export const STOCK_COLUMNS = [
  'id',
  'adType',
  'price',
  'description',
  'photos',
  'cityId',
  'address',
  'contactName',
] as const
