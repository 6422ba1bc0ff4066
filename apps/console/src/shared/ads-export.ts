import { z } from 'zod'

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** An export of the ads table; `body` is checked by its call's schema. */
export const adsExportSchema = z.strictObject({
  /** Made by the renderer, so that it can be cancelled. */
  id: z.uuid(),
  format: z.enum(EXPORT_FORMATS),
  body: z.unknown(),
})
export type AdsExport = z.infer<typeof adsExportSchema>

/** How much of an export has come. */
export const exportProgressSchema = z.object({ id: z.uuid(), bytes: z.number() })
