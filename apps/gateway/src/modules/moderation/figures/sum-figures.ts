import type { AppealRow, BatchRow, Totals } from './figures.repository.ts'

/** The appeals of any hours, days and moderators together. */
export const sumAppeals = (rows: readonly AppealRow[]): Totals['appeals'] => ({
  decided: rows.reduce((sum, { decided }) => sum + decided, 0),
  overturned: rows.reduce((sum, { overturned }) => sum + overturned, 0),
})

/** The batches of any hours, days and moderators together. */
export const sumBatches = (rows: readonly BatchRow[]): Totals['batches'] => ({
  finished: rows.reduce((sum, { finished }) => sum + finished, 0),
  changedAds: rows.reduce((sum, { changedAds }) => sum + changedAds, 0),
})
