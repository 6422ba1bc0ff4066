import { z } from 'zod'
import { serverAddressSchema } from './server-address.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const SIDEBAR_WIDTHS = ['auto', 'wide', 'narrow'] as const

const columnSchema = z.string().max(40)

/** The arrangement of the ads table. */
const tableLayoutSchema = z.object({
  hidden: z.array(columnSchema).max(200),
  order: z.array(columnSchema).max(200),
  /** Pixels. */
  widths: z.record(columnSchema, z.number().min(40).max(800)),
})

/** Of the pane beside the ads table, in pixels. */
export const PANE_WIDTHS = { least: 320, greatest: 900 }
const paneWidthSchema = z.number().min(PANE_WIDTHS.least).max(PANE_WIDTHS.greatest)

/** The console's settings on this computer. An invalid value falls back to its own default. */
export const settingsSchema = z.object({
  /** `null` until the first run has asked for it. */
  server: serverAddressSchema.nullable().catch(null),
  theme: z.enum(THEMES).catch('system'),
  /** `auto`: narrow where the window is. */
  sidebar: z.enum(SIDEBAR_WIDTHS).catch('auto'),
  adsTable: tableLayoutSchema.catch({ hidden: [], order: [], widths: {} }),
  /** `null`: by the width of the window. */
  paneWidth: paneWidthSchema.nullable().catch(null),
})
export type Settings = z.infer<typeof settingsSchema>

/** The settings that the renderer may change; an invalid value is refused and nothing is stored. */
export const settingsChangeSchema = z
  .object({
    server: serverAddressSchema,
    theme: z.enum(THEMES),
    sidebar: z.enum(SIDEBAR_WIDTHS),
    adsTable: tableLayoutSchema,
    paneWidth: paneWidthSchema,
  })
  .partial()
export type SettingsChange = z.infer<typeof settingsChangeSchema>
