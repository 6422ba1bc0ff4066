import { z } from 'zod'
import {
  MAILING_FREQUENCIES,
  SAVED_SEARCH_NAME_MAX,
  USUAL_QUIET_HOURS,
  USUAL_TIME_ZONE,
} from '../enumerations/saved-searches.ts'
import { idSchema, QUERY_VALUE_MAX, textSchema, timestampSchema } from '../values.ts'
import { adTypeSchema } from './ad.ts'

const TIME_ZONE_MAX = 40

/**
 * Zones that were renamed: browsers report the one name or the other, and `Intl` resolves the one to the other or not,
 * by their versions.
 */
const RENAMED_ZONES = new Set([
  ...['Africa/Asmera', 'Africa/Asmara'],
  ...['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ...['America/Catamarca', 'America/Argentina/Catamarca'],
  ...['America/Cordoba', 'America/Argentina/Cordoba'],
  ...['America/Jujuy', 'America/Argentina/Jujuy'],
  ...['America/Mendoza', 'America/Argentina/Mendoza'],
  ...['America/Coral_Harbour', 'America/Atikokan'],
  ...['America/Godthab', 'America/Nuuk'],
  ...['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ...['America/Louisville', 'America/Kentucky/Louisville'],
  ...['Asia/Calcutta', 'Asia/Kolkata'],
  ...['Asia/Katmandu', 'Asia/Kathmandu'],
  ...['Asia/Rangoon', 'Asia/Yangon'],
  ...['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ...['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ...['Europe/Kiev', 'Europe/Kyiv'],
  ...['Pacific/Enderbury', 'Pacific/Kanton'],
  ...['Pacific/Ponape', 'Pacific/Pohnpei'],
  ...['Pacific/Truk', 'Pacific/Chuuk'],
])

/**
 * Whether a name is one of the time zone database, in its one spelling. `Intl` also takes any case, and offsets
 * (`+03:07`), by which no full hour of the clock comes when a mailing is due.
 */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    const { timeZone } = new Intl.DateTimeFormat('ru', { timeZone: name }).resolvedOptions()
    return timeZone === name || RENAMED_ZONES.has(name)
  } catch {
    return false
  }
}

const hourSchema = z.int('Укажите час от 0 до 23').min(0).max(23)

/** What a user decides about a saved search. */
export const savedSearchInputSchema = z.object({
  /** The filters as the query string of a list; what lists do not understand is refused. */
  query: textSchema(QUERY_VALUE_MAX).default(''),
  /** Without one it is called by its filters. */
  name: textSchema(SAVED_SEARCH_NAME_MAX, `Не длиннее ${SAVED_SEARCH_NAME_MAX} знаков`)
    .trim()
    .default(''),
  frequency: z.enum(MAILING_FREQUENCIES).default('atOnce'),
  paused: z.boolean().default(false),
  /** Nothing is sent from the one hour to the other in the user's time zone; equal hours mean at any time. */
  quietFrom: hourSchema.default(USUAL_QUIET_HOURS.from),
  quietTo: hourSchema.default(USUAL_QUIET_HOURS.to),
  /** An IANA name. */
  timeZone: z
    .string()
    .max(TIME_ZONE_MAX)
    .refine(isTimeZone, 'Такого часового пояса нет')
    .default(USUAL_TIME_ZONE),
})
export type SavedSearchInput = z.output<typeof savedSearchInputSchema>

/** spec §3: a notification preset, the saved search of a mailing. */
export const savedSearchSchema = z.object({
  id: idSchema,
  adType: adTypeSchema,
  /** The canonical query string of the list, without the order. */
  query: z.string(),
  /** The user's, or made of the filters. */
  name: z.string(),
  /** Whether the name is the user's. */
  isNamed: z.boolean(),
  /** The filters in words, the place first; the mark, its model and so on are one each. */
  filters: z.array(z.string()),
  frequency: z.enum(MAILING_FREQUENCIES),
  paused: z.boolean(),
  quietFrom: z.int(),
  quietTo: z.int(),
  timeZone: z.string(),
  createdAt: timestampSchema,
  /** How many live ads its list holds now. */
  total: z.int(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
