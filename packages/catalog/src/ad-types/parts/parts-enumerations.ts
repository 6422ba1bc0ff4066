import type { FormOption } from '../../engine/definition.ts'

/** The condition that has a wear. */
export const PART_USED = 2

/** spec §3: condition of parts. */
export const PART_CONDITIONS = [
  { id: 1, name: 'Новое', short: 'новое' },
  { id: PART_USED, name: 'Б/у', short: 'б/у' },
] as const satisfies FormOption[]

/** spec §3: part producer. */
export const PRODUCERS = [
  { id: 0, name: 'Аналог', short: 'аналог' },
  { id: 1, name: 'Оригинал', short: 'оригинал' },
] as const satisfies FormOption[]
