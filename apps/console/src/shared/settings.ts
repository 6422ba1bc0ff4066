import { z } from 'zod'
import { serverAddressSchema } from './server-address.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const columnSchema = z.string().max(40)

/** The ads table as this person has arranged it. */
const tableLayoutSchema = z.object({
  hidden: z.array(columnSchema).max(40),
  order: z.array(columnSchema).max(40),
  /** Pixels. */
  widths: z.record(columnSchema, z.number().min(40).max(800)),
})

/** What the console remembers on this computer. A spoilt value falls back to its default by itself. */
export const settingsSchema = z.object({
  /** `null` until the first run has asked for it. */
  server: serverAddressSchema.nullable().catch(null),
  theme: z.enum(THEMES).catch('system'),
  adsTable: tableLayoutSchema.catch({ hidden: [], order: [], widths: {} }),
})
export type Settings = z.infer<typeof settingsSchema>

/** What the renderer may change; a wrong value is refused and nothing is kept. */
export const settingsChangeSchema = z
  .object({
    server: serverAddressSchema,
    theme: z.enum(THEMES),
    adsTable: tableLayoutSchema,
  })
  .partial()
export type SettingsChange = z.infer<typeof settingsChangeSchema>
