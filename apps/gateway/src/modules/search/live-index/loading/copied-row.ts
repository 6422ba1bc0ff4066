import { AD_COLUMNS, type AdColumn } from '@trassa/catalog/engine/definition'
import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../../ads/public.ts'
import type { IndexedRow } from '../live-row.ts'
import type { CopyRow } from './copy-reader.ts'

const TWO_TO_32 = 4_294_967_296
/** PostgreSQL counts from the year 2000, in microseconds. */
const EPOCH_MS = 946_684_800_000

type Decode = (buffer: Buffer, at: number, length: number) => unknown

/** Ids and prices are below 2^53. */
const bigint: Decode = (buffer, at) =>
  buffer.readInt32BE(at) * TWO_TO_32 + buffer.readUInt32BE(at + 4)
const integer: Decode = (buffer, at) => buffer.readInt32BE(at)
const smallint: Decode = (buffer, at) => buffer.readInt16BE(at)
const double: Decode = (buffer, at) => buffer.readDoubleBE(at)
const text: Decode = (buffer, at, length) => buffer.toString('utf8', at, at + length)
const moment: Decode = (buffer, at, length) =>
  (bigint(buffer, at, length) as number) / 1000 + EPOCH_MS
/** After a byte with the version of the format. */
const json: Decode = (buffer, at, length) =>
  JSON.parse(buffer.toString('utf8', at + 1, at + length))

const OF_COLUMN: Record<AdColumn, Decode> = {
  markId: bigint,
  modelId: bigint,
  generationId: bigint,
  seriesId: bigint,
  modificationId: bigint,
  year: smallint,
  mileage: integer,
  bodyType: smallint,
  gearbox: smallint,
  fuel: smallint,
  drive: smallint,
  volume: double,
  power: smallint,
  condition: smallint,
  colorId: smallint,
  vin: text,
}

interface CopiedField {
  key: keyof IndexedRow
  column: SQL
  decode: Decode
}

/** A real number as the driver reads it: the shortest text that stands for it, not the nearest double. */
const asWritten = (column: SQL): SQL => sql`${column}::text::float8`

const FIELDS: readonly CopiedField[] = [
  { key: 'id', column: sql`${ads.id}`, decode: bigint },
  { key: 'adType', column: sql`${ads.adType}`, decode: text },
  { key: 'userId', column: sql`${ads.userId}`, decode: bigint },
  { key: 'stat', column: sql`${ads.stat}`, decode: smallint },
  { key: 'price', column: sql`${ads.price}`, decode: bigint },
  { key: 'cityId', column: sql`${ads.cityId}`, decode: bigint },
  { key: 'sellerType', column: sql`${ads.sellerType}`, decode: smallint },
  { key: 'photosTotal', column: sql`${ads.photosTotal}`, decode: smallint },
  { key: 'fields', column: sql`${ads.fields}`, decode: json },
  { key: 'liftedAt', column: sql`coalesce(${ads.liftedAt}, ${ads.createdAt})`, decode: moment },
  { key: 'expiresAt', column: sql`${ads.expiresAt}`, decode: moment },
  { key: 'vipUntil', column: sql`${ads.vipUntil}`, decode: moment },
  // No list is filtered by the number of a vehicle.
  ...AD_COLUMNS.filter((key) => key !== 'vin').map((key) => ({
    key,
    column: key === 'volume' ? asWritten(sql`${ads[key]}`) : sql`${ads[key]}`,
    decode: OF_COLUMN[key],
  })),
]

/** How many fields a row has. */
export const COPIED_FIELDS = FIELDS.length

/** Reads all live ads, in whatever order. */
export const copyStatement: SQL = sql`COPY (
  SELECT ${sql.join(
    FIELDS.map(({ column }) => column),
    sql`, `,
  )} FROM ${ads} WHERE stat = 1
) TO STDOUT (FORMAT binary)`

/** Decodes rows into one object, which is the same for all. */
export function createRowDecoder(): (row: CopyRow) => IndexedRow {
  const decoded = Object.fromEntries(AD_COLUMNS.map((key) => [key, null])) as Record<
    string,
    unknown
  >
  return ({ buffer, starts, lengths }) => {
    for (let index = 0; index < FIELDS.length; index++) {
      const { key, decode } = FIELDS[index] as CopiedField
      const length = lengths[index] as number
      decoded[key] = length < 0 ? null : decode(buffer, starts[index] as number, length)
    }
    return decoded as unknown as IndexedRow
  }
}
