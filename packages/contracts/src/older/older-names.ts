import { z } from 'zod'

/** Names of the older APIs that are not the gateway's in another spelling; docs/older-calls.md lists them. */
const RENAMED: Readonly<Record<string, string>> = {
  adId: 'id',
  postId: 'id',
  adType: 'type',
  carTypeId: 'type',
  text: 'description',
  images: 'photos',
  photoIds: 'photos',
  status: 'stat',
  carMarkId: 'markId',
  carModelId: 'modelId',
  carGenerationId: 'generationId',
  carSeriesId: 'seriesId',
  carModificationId: 'modificationId',
  priceMin: 'priceFrom',
  priceMax: 'priceTo',
  yearMin: 'yearFrom',
  yearMax: 'yearTo',
  search: 'q',
}

/** `car_mark_id` and `carMarkId` → `markId`. */
export function currentName(name: string): string {
  const camel = name.replace(/_+([a-z0-9])/g, (_, sign: string) => sign.toUpperCase())
  return Object.hasOwn(RENAMED, camel) ? (RENAMED[camel] as string) : camel
}

/** The same values under the gateway's names; a value that stands under its present name already wins. */
export function withCurrentNames(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const renamed = Object.entries(input).map(([name, value]) => [currentName(name), value])
  const current = Object.entries(input).filter(([name]) => currentName(name) === name)
  return Object.fromEntries([...renamed, ...current])
}

/** An object of a request as older clients send it: its names in snake_case or camelCase, today's or the older ones. */
export const olderObject = <S extends z.ZodObject | z.ZodRecord>(schema: S) =>
  z.preprocess(withCurrentNames, schema)
