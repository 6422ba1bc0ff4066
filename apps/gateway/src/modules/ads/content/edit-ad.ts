import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { RISK_THRESHOLD } from '@trassa/contracts/enumerations/moderation'
import { decideTransition } from '@trassa/machines/ad-lifecycle/ad-lifecycle.decision'
import type { AdActor } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { readDictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import { factsOf, riskScoreOf } from '../lifecycle/ad-facts.ts'
import { applyEvent } from '../lifecycle/apply-event.ts'
import { riskOf } from '../risk/risk.ts'
import { contentColumns, dictionaryRefs, toAdInput } from './ad-content.ts'
import { fieldsOf, mergeFields } from './ad-fields.ts'
import { checkContent } from './check-content.ts'
import { isSameContent, isSameFields } from './content-changes.ts'
import { fieldsWithRevision, splitRevision } from './revision.ts'

/** Ads that somebody sees or is about to check: their risk is kept current. */
const CHECKED: readonly number[] = [
  AD_STATS.active.stat,
  AD_STATS.moderation.stat,
  AD_STATS.needsFix.stat,
]

export interface AdEdit {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  input: Partial<AdInput>
  actor: AdActor
  now: Date
}

/**
 * Changes the content of an ad (domain §3, edit): a draft takes whatever can be stored, any other ad
 * must stay complete; of a live one, mark, model and VIN wait as a revision. A live ad whose new
 * content raises new doubts goes before a moderator too, while it stays live.
 *
 * @throws AppError `ad.illegal_transition`, `ad.forbidden`, or `request.invalid` with every mistake.
 */
export async function editAd(tx: Transaction, edit: AdEdit, audit: AuditFacts): Promise<AdRecord> {
  const { ad, input, actor, now } = edit
  const event = { type: 'ad.edited', actor, now } as const
  const may = decideTransition(factsOf(ad, true), { ...event, identity: true, text: true })
  if (!may.ok) throw new AppError(may.code)

  const form = formOf(ad.adType)
  const stored = toAdInput(ad)
  const wanted: AdInput = {
    ...stored,
    ...input,
    fields: mergeFields(fieldsWithRevision(ad), input.fields ?? {}),
  }
  const isDraft = ad.stat === AD_STATS.draft.stat
  const { content, rows } = await checkContent(tx, {
    form,
    content: wanted,
    photosTotal: ad.photosTotal,
    now,
    strictness: isDraft ? 'draft' : 'complete',
    code: 'request.invalid',
  })

  const { live, revision } = splitRevision(form, ad, content.fields, rows)
  const next = { ...content, fields: live }
  // The rows that were read are of what is wanted; what stays live in its place has others.
  const liveRows = revision?.fields
    ? await readDictionaryRows(tx, dictionaryRefs(form, next))
    : rows
  const columns = { ...contentColumns(form, ad, next, liveRows), revision }
  const risk = CHECKED.includes(ad.stat) ? await riskOf(tx, { ...ad, ...columns }) : ad.risk
  const isHeld =
    revision?.fields !== undefined &&
    (ad.revisionState !== 'pending' || !isSameFields(revision.fields, ad.revision?.fields ?? {}))
  const isDoubtful =
    riskScoreOf(risk) >= RISK_THRESHOLD && risk.some((signal) => !ad.risk.includes(signal))
  return applyEvent(
    tx,
    {
      ad,
      event: {
        ...event,
        identity: isHeld || isDoubtful,
        text: !isSameContent(next, { ...stored, fields: fieldsOf(ad) }),
      },
      content: { ...columns, risk },
    },
    audit,
  )
}
