import { z } from 'zod'

/** What the program itself remembers on this computer. An invalid value falls back to its own default. */
export const programSettingsSchema = z.object({
  /** The size of the text in percent, the same in all windows. */
  zoom: z.number().min(50).max(200).catch(100),
  /** An icon in the system's tray; the program then goes on without a window. */
  tray: z.boolean().catch(false),
  notifications: z.boolean().catch(true),
})
export type ProgramSettings = z.infer<typeof programSettingsSchema>

/** What the settings page may change; an invalid value is refused and nothing is stored. */
export const programChangeSchema = z
  .strictObject({ tray: z.boolean(), notifications: z.boolean() })
  .partial()
export type ProgramChange = z.infer<typeof programChangeSchema>

/** The state of updates; `off`: a build without a feed. */
const updateStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['off', 'idle']) }),
  z.object({ state: z.literal('downloading'), version: z.string() }),
  /** `onQuit`: the person wants it installed when the program quits. */
  z.object({ state: z.literal('ready'), version: z.string(), onQuit: z.boolean() }),
  z.object({ state: z.literal('failed'), reason: z.enum(['unsigned', 'unreachable']) }),
])
export type UpdateState = z.infer<typeof updateStateSchema>

/** What a person does about updates. */
export const updateCommandSchema = z.enum(['check', 'installOnQuit', 'postpone'])

/** The program as the settings page shows it. */
export const programSchema = z.object({
  settings: programSettingsSchema,
  version: z.string(),
  electron: z.string(),
  /** Built on an older Electron than the declared one, which could not be downloaded (docs/decisions/006). */
  isTestBuild: z.boolean(),
  update: updateStateSchema,
})
export type Program = z.infer<typeof programSchema>
