import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_COLUMNS, type AdColumn, type FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdInput, Fields, FieldValue } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import type { AdRecord } from '../ads.table.ts'

const ref = z.string().nullable()
const number = z.number().nullable()

/** The types of the indexed columns; the form's check has validated the values before. */
const columnsSchema = z.object({
  markId: ref,
  modelId: ref,
  generationId: ref,
  seriesId: ref,
  modificationId: ref,
  year: number,
  mileage: number,
  bodyType: number,
  gearbox: number,
  fuel: number,
  drive: number,
  volume: number,
  power: number,
  condition: number,
  colorId: number,
  vin: ref,
}) satisfies z.ZodType<Pick<AdRecord, AdColumn>>

/** The fields of a stored ad, from its columns and its jsonb alike; empty ones are absent. */
export function fieldsOf(ad: AdRecord): AdInput['fields'] {
  const columns: Fields = {}
  for (const { key, column } of formOf(ad.adType).fields) {
    if (column) columns[key] = ad[column]
  }
  return mergeFields(ad.fields, columns)
}

/** The same fields as columns and jsonb; absent ones are cleared. */
export function fieldColumns(
  form: FormDefinition,
  fields: Fields,
): Pick<AdRecord, AdColumn | 'fields'> {
  const columns = new Map<AdColumn, Fields[string]>(AD_COLUMNS.map((column) => [column, null]))
  const rest: Fields = {}
  for (const { key, column } of form.fields) {
    const value = fields[key]
    if (value === undefined || value === null) continue
    if (column) columns.set(column, value)
    else rest[key] = value
  }
  return { ...columnsSchema.parse(Object.fromEntries(columns)), fields: rest }
}

/** `given` over `fields`; a field given as `null` is removed. */
export function mergeFields(fields: Fields, given: Fields): AdInput['fields'] {
  const merged: Record<string, FieldValue> = {}
  for (const [key, value] of Object.entries({ ...fields, ...given })) {
    if (value !== null && value !== undefined) merged[key] = value
  }
  return merged
}
