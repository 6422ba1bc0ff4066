import type { FormOption } from '../../engine/definition.ts'
import { PART_NEW, PART_USED } from './part-condition.ts'

/** spec §3: condition of parts. */
export const PART_CONDITIONS = [
  { id: PART_NEW, name: 'Новое', short: 'новое' },
  { id: PART_USED, name: 'Б/у', short: 'б/у' },
] as const satisfies FormOption[]

/** spec §3: part producer. */
export const PRODUCERS = [
  { id: 0, name: 'Аналог', short: 'аналог' },
  { id: 1, name: 'Оригинал', short: 'оригинал' },
] as const satisfies FormOption[]
