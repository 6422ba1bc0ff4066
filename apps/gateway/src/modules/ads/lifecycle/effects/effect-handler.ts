import type { Transaction } from '../../../../platform/database/connect.ts'
import type { AdBilling } from '../ad-billing.ts'
import type { DecidedCommand } from '../ad-command.ts'
import type { AdColumnChanges } from '../write-ads.ts'

/** Columns that an effect adds to the change of an ad, by ad id. */
export type ColumnsByAd = ReadonlyMap<string, AdColumnChanges>

/** Carries out one effect for all commands of a batch that have it, in the transaction of their change. */
export type EffectHandler = (
  tx: Transaction,
  commands: DecidedCommand[],
  billing: AdBilling,
) => Promise<ColumnsByAd>
