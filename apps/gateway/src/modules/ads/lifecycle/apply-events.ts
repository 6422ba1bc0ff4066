import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { ErrorCode } from '@trassa/contracts/errors'
import { quotaCodeOf } from '@trassa/contracts/quota-texts'
import { hasTrait } from '@trassa/machines/ad-lifecycle/ad-event-traits'
import { decideTransition } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AuditFacts, insertAuditRows } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { writeAnswers } from '../confirmation/ad-confirmations.repository.ts'
import { isByOwner } from '../confirmation/owner-consent.ts'
import type { TellOwners } from '../decision-notices/tell-owners.ts'
import { recordPrices, withPriceDrops } from '../prices/track-prices.ts'
import { SYSTEM } from './actors.ts'
import { auditRowOf } from './ad-audit-row.ts'
import type { AdBilling } from './ad-billing.ts'
import type { AdCommand, DecidedCommand, EventResult } from './ad-command.ts'
import { type CommandFacts, readFacts } from './command-facts.ts'
import { carryOutEffects } from './effects/effect-handlers.ts'
import { returnsToFree } from './publications.ts'
import { definedChanges, writeAds } from './write-ads.ts'

export type ApplyEvents = ReturnType<typeof createApplyEvents>
export type JudgeEvents = ReturnType<typeof createJudgeEvents>
export type ApplyEvent = ReturnType<typeof createApplyEvent>

type Refusal = Extract<EventResult, { ok: false }>

/** The only way in which an ad's row changes after it is created (domain §3). */
export function createApplyEvents(billing: AdBilling, tellOwners: TellOwners) {
  async function applyOnce(
    tx: Transaction,
    commands: AdCommand[],
    audit: AuditFacts,
  ): Promise<EventResult[]> {
    const { decided, refused } = await decide(tx, commands, billing)
    const columns = await carryOutEffects(tx, decided, billing)
    const ready = await withPriceDrops(
      tx,
      decided.map((command) => ({
        ...command,
        changes: definedChanges({ ...columns.get(command.ad.id), ...command.changes }),
        now: command.event.now,
      })),
    )
    const written = await writeAds(tx, ready)
    const done = ready.filter(({ ad }) => written.has(ad.id))
    // The effects of a stale row have been carried out already: the transaction must not commit.
    if (ready.some(({ ad, effects }) => effects.length > 0 && !written.has(ad.id))) {
      throw new AppError('ad.stale')
    }
    await recordConsents(tx, done)
    await recordPrices(tx, done)
    await insertAuditRows(
      tx,
      done.map((command) => auditRowOf(command, audit)),
    )
    await tellOwners(tx, done)
    const after = new Map(done.map((command) => [command.ad.id, command]))
    return commands.map(({ ad: { id } }) => {
      const command = after.get(id)
      if (!command) return refused.get(id) ?? { ok: false, id, code: 'ad.stale' }
      const { ad, changes, now, effects } = command
      const changed = { ...ad, ...changes, version: ad.version + 1, updatedAt: now }
      return { ok: true, effects, ad: changed }
    })
  }

  /**
   * Asks the lifecycle, with facts that are read in the transaction; carries out the effects that it
   * decides, writes its changes where the version is still the one that was read, and adds the
   * history. Each ad succeeds or fails by itself. Ads that may be approved without a moderator then
   * are. At most 500 at a time and each ad once; lock the ads first (`lockAds`).
   *
   * @throws AppError `ad.stale` where effects were carried out for an ad that was not locked and has
   * changed meanwhile.
   */
  return async (
    tx: Transaction,
    commands: AdCommand[],
    audit: AuditFacts,
  ): Promise<EventResult[]> => {
    const results = await applyOnce(tx, commands, audit)
    const approvals = commands.flatMap(({ event }, index): AdCommand[] => {
      const result = results[index]
      const isWaiting = result?.ok && result.ad.stat === AD_STATS.moderation.stat
      if (!isWaiting || !hasTrait(event, 'autoApproves')) return []
      return [{ ad: result.ad, event: { type: 'ad.approved', actor: SYSTEM, now: event.now } }]
    })
    if (approvals.length === 0) return results
    const approved = new Map<string, EventResult>()
    for (const result of await applyOnce(tx, approvals, audit)) {
      if (result.ok) approved.set(result.ad.id, result)
    }
    return results.map((result) => (result.ok && approved.get(result.ad.id)) || result)
  }
}

/**
 * The same for one ad: gives the row as it is stored afterwards.
 *
 * @throws AppError with the lifecycle's refusal and every mistake at its field, or `ad.stale`; then
 * nothing has changed.
 */
export const createApplyEvent =
  (applyEvents: ApplyEvents) =>
  async (tx: Transaction, command: AdCommand, audit: AuditFacts): Promise<AdRecord> => {
    const [result] = await applyEvents(tx, [command], audit)
    if (result?.ok) return result.ad
    const { code = 'ad.stale', issues = [] } = result ?? {}
    throw new AppError(code, { issues })
  }

/**
 * What `applyEvents` would refuse, with nothing written; the facts are read and locked as for a change.
 *
 * @returns the codes of the refusals, by ad id.
 */
export const createJudgeEvents =
  (billing: AdBilling) =>
  async (tx: Transaction, commands: AdCommand[]): Promise<ReadonlyMap<string, ErrorCode>> => {
    const { refused } = await decide(tx, commands, billing)
    return new Map([...refused].map(([id, { code }]) => [id, code]))
  }

async function decide(tx: Transaction, commands: AdCommand[], billing: AdBilling) {
  const decided: DecidedCommand[] = []
  const refused = new Map<string, Refusal>()
  const facts = await readFacts(tx, commands, billing)
  for (const command of commands) {
    const { ad, event, content } = command
    const read = facts.of(command)
    const decision = decideTransition(read.lifecycleFacts(), event)
    if (!decision.ok) {
      refused.set(ad.id, refusalOf(command, read, decision.code))
      continue
    }
    if (returnsToFree(command) && !facts.publications.isFreeLeft(ad)) {
      refused.set(ad.id, { ok: false, id: ad.id, code: 'moderation.undo_impossible' })
      continue
    }
    const { effects } = decision
    const changes = { ...content, ...read.checkedColumns, ...decision.changes }
    facts.publications.use(ad, { ...ad, ...decision.changes }, effects)
    decided.push({ ...command, effects, changes, risk: read.risk })
  }
  return { decided, refused }
}

function refusalOf({ ad, issues = [] }: AdCommand, facts: CommandFacts, code: ErrorCode): Refusal {
  const found = code === 'ad.incomplete' ? facts.publicationIssues : issues
  const told = code === 'ad.quota' ? quotaCodeOf(ad.sellerType) : code
  return { ok: false, id: ad.id, code: told, issues: found }
}

/** domain §9: an owner who publishes an ad that others have begun has thereby consented. */
async function recordConsents(tx: Transaction, commands: AdCommand[]): Promise<void> {
  const consenting = commands.filter(
    (command) => hasTrait(command.event, 'needsOwnerConsent') && isByOwner(command),
  )
  await writeAnswers(
    tx,
    consenting.map(({ ad }) => ad.id),
    'publish',
  )
}
