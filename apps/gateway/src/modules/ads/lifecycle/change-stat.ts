import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { decideTransition } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import type { AdActor, AdEventType } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { eventForStat, type StatRequest } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { requireOwnerConsent } from '../confirmation/require-owner-consent.ts'
import { contentColumns, toAdInput } from '../content/ad-content.ts'
import { checkContent } from '../content/check-content.ts'
import { riskOf } from '../risk/risk.ts'
import { SYSTEM } from './actors.ts'
import { factsOf } from './ad-facts.ts'
import { applyEvent, applyEvents } from './apply-event.ts'
import type { AdColumnChanges } from './write-ads.ts'

/** What brings an ad before a moderator or back before buyers: it must be complete then. */
export const PUBLISHING: ReadonlySet<AdEventType> = new Set([
  'ad.submitted',
  'ad.resubmitted',
  'ad.renewed',
])

/** After a request to fix something a person looks again, whatever the score says. */
const APPROVABLE: ReadonlySet<AdEventType> = new Set(['ad.submitted', 'ad.renewed'])

export interface StatChange {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  request: StatRequest
  actor: AdActor
  now: Date
}

/**
 * Leads an ad to the stat that somebody asks for, by whatever event the lifecycle has for it. What is
 * published is checked for completeness and risk; below the threshold it goes live at once.
 *
 * @throws AppError with the lifecycle's refusal, `ad.unconfirmed`, or `ad.incomplete` with every
 * mistake at its field.
 */
export async function changeStat(
  tx: Transaction,
  { ad, request, actor, now }: StatChange,
  audit: AuditFacts,
): Promise<AdRecord> {
  const facts = factsOf(ad, true)
  const event = eventForStat(facts, request, actor, now)
  if (!event) throw new AppError('ad.illegal_transition')
  const may = decideTransition(facts, event)
  if (!may.ok) throw new AppError(may.code)

  if (PUBLISHING.has(event.type)) await requireOwnerConsent(tx, ad, actor)
  const content = PUBLISHING.has(event.type) ? await publishable(tx, ad, now) : {}
  const changed = await applyEvent(tx, { ad, event, content }, audit)
  if (!APPROVABLE.has(event.type) || changed.stat !== AD_STATS.moderation.stat) return changed

  const approval = { type: 'ad.approved', actor: SYSTEM, now } as const
  const [approved] = await applyEvents(tx, [{ ad: changed, event: approval }], audit)
  return approved?.ok ? approved.ad : changed
}

/**
 * What is written when an ad is published: its content as it is checked now, and its risk.
 *
 * @throws AppError `ad.incomplete` with every mistake at its field.
 */
export async function publishable(
  tx: Transaction,
  ad: AdRecord,
  now: Date,
): Promise<AdColumnChanges> {
  const form = formOf(ad.adType)
  const { content, rows } = await checkContent(tx, {
    form,
    content: toAdInput(ad),
    photosTotal: ad.photosTotal,
    now,
    strictness: 'complete',
    code: 'ad.incomplete',
  })
  const columns = contentColumns(form, ad, content, rows)
  return { ...columns, risk: await riskOf(tx, { ...ad, ...columns }) }
}
