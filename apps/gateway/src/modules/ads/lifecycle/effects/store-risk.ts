import type { DecidedCommand } from '../ad-command.ts'
import type { ColumnsByAd } from './effect-handler.ts'

/** `recheck`: the moderators' lists and the next edit compare with the signals that are stored. */
export const storeRisk = (_: unknown, commands: DecidedCommand[]): Promise<ColumnsByAd> =>
  Promise.resolve(new Map(commands.map(({ ad, risk = ad.risk }) => [ad.id, { risk }])))
