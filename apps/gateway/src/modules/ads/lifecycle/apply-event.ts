import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { decideTransition } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import type { AdEffect, AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AuditFacts, insertAuditRows } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { revisedContent } from '../content/revised-content.ts'
import { factsOf, quotaFor } from './ad-facts.ts'
import { auditRowOf } from './ad-history.ts'
import { takesQuota } from './free-quota.ts'
import { type AdColumnChanges, type AdWrite, writeAds } from './write-ads.ts'

/** Something that is about to happen to an ad. */
export interface AdCommand {
  /** As it was read in this transaction, best with `lockAd`. */
  ad: AdRecord
  event: AdEvent
  /** Columns that change along with it: the content of an edit, a held revision, a new risk. */
  content?: AdColumnChanges
}

export type EventResult =
  | { ok: true; ad: AdRecord; effects: AdEffect[] }
  | { ok: false; id: string; code: ErrorCode }

type Decided = AdCommand & AdWrite & { effects: AdEffect[] }

/**
 * The only way an ad's row changes (domain §3): asks the lifecycle, writes what it decides where the
 * version is still the one that was read, and adds the history; each ad succeeds or fails by itself.
 * At most 500 at a time, in one transaction of the caller's; lock the ads first (`lockAds`).
 */
export async function applyEvents(
  tx: Transaction,
  commands: AdCommand[],
  audit: AuditFacts,
): Promise<EventResult[]> {
  const quota = await quotaFor(tx, commands)
  const decided: Decided[] = []
  const refused = new Map<string, ErrorCode>()
  for (const { ad, event, content } of commands) {
    const ready = { ...ad, ...content }
    const decision = decideTransition(factsOf(ready, quota?.isLeft(ad) ?? true), event)
    if (!decision.ok) {
      refused.set(ad.id, decision.code)
      continue
    }
    const { changes, effects } = decision
    if (!takesQuota(ad) && takesQuota({ ...ready, ...changes })) quota?.use(ad)
    decided.push({ ad, event, effects, changes: { ...content, ...changes }, now: event.now })
  }
  const revised = await revisedContent(
    tx,
    decided.filter(({ effects }) => effects.includes('applyRevision')).map(({ ad }) => ad),
  )
  for (const one of decided) one.changes = { ...revised.get(one.ad.id), ...one.changes }

  const written = await writeAds(tx, decided)
  const done = decided.filter(({ ad }) => written.has(ad.id))
  await insertAuditRows(
    tx,
    done.map((one) => auditRowOf(one, audit)),
  )
  const after = new Map(done.map((one) => [one.ad.id, one]))
  return commands.map(({ ad: { id } }) => {
    const one = after.get(id)
    if (!one) return { ok: false, id, code: refused.get(id) ?? 'ad.stale' }
    const { ad, changes, now, effects } = one
    return { ok: true, effects, ad: { ...ad, ...changes, version: ad.version + 1, updatedAt: now } }
  })
}

/**
 * The same for one ad: gives the row as it is afterwards.
 *
 * @throws AppError with the lifecycle's refusal, or `ad.stale`; then nothing has changed.
 */
export async function applyEvent(
  tx: Transaction,
  command: AdCommand,
  audit: AuditFacts,
): Promise<AdRecord> {
  const [result] = await applyEvents(tx, [command], audit)
  if (!result?.ok) throw new AppError(result?.code ?? 'ad.stale')
  return result.ad
}
