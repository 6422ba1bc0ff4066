import type { AdEffect } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../../platform/database/connect.ts'
import type { AdBilling } from '../ad-billing.ts'
import type { DecidedCommand } from '../ad-command.ts'
import type { AdColumnChanges } from '../write-ads.ts'
import { applyRevision } from './apply-revision.ts'
import type { ColumnsByAd, EffectHandler } from './effect-handler.ts'
import { replaceRevision } from './replace-revision.ts'
import { storeRisk } from './store-risk.ts'

const NO_COLUMNS: ColumnsByAd = new Map()

/** An effect that is billing's: it changes no column of the ad. */
const billed =
  (action: 'takeUnits' | 'returnUnits' | 'useLifts'): EffectHandler =>
  async (tx, commands, billing) => {
    await billing[action](tx, adsOf(commands))
    return NO_COLUMNS
  }

const promoted =
  (action: 'stopPromotions' | 'resumePromotions'): EffectHandler =>
  async (tx, commands, billing) => {
    const times = Map.groupBy(commands, (command) => atOf[action](command).getTime())
    for (const [at, group] of times) await billing[action](tx, adsOf(group), new Date(at))
    return NO_COLUMNS
  }

/** Lists show an ad until its time has passed, and not until the job finds that out. */
const leftListsAt = ({ ad: { expiresAt }, event: { now } }: DecidedCommand): Date =>
  expiresAt && expiresAt < now ? expiresAt : now

const atOf = {
  stopPromotions: leftListsAt,
  resumePromotions: ({ event }: DecidedCommand) => event.now,
}

const adsOf = (commands: DecidedCommand[]) => commands.map(({ ad }) => ad)

/** Every effect that the lifecycle decides (domain §3): a new one does not compile without its handler. */
const EFFECT_HANDLERS: Record<AdEffect, EffectHandler> = {
  takeUnit: billed('takeUnits'),
  returnUnit: billed('returnUnits'),
  useLift: billed('useLifts'),
  stopPromotions: promoted('stopPromotions'),
  resumePromotions: promoted('resumePromotions'),
  holdRevision: replaceRevision,
  releaseRevision: replaceRevision,
  applyRevision,
  recheck: storeRisk,
}

/** Carries out the effects of a batch. @returns the columns that they add, by ad id. */
export async function carryOutEffects(
  tx: Transaction,
  commands: DecidedCommand[],
  billing: AdBilling,
): Promise<ColumnsByAd> {
  const columns = new Map<string, AdColumnChanges>()
  for (const effect of Object.keys(EFFECT_HANDLERS) as AdEffect[]) {
    const affected = commands.filter(({ effects }) => effects.includes(effect))
    if (affected.length === 0) continue
    for (const [id, added] of await EFFECT_HANDLERS[effect](tx, affected, billing)) {
      columns.set(id, { ...columns.get(id), ...added })
    }
  }
  return columns
}
