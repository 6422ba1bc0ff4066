import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { EventActor } from '@trassa/machines/event-actor'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { readDictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { ApplyEvent } from '../lifecycle/apply-events.ts'
import { contentColumns, dictionaryRefs, toAdInput } from './ad-content.ts'
import { mergeFields } from './ad-fields.ts'
import { checkContent } from './check-content.ts'
import { isSameContent } from './content-changes.ts'
import { fieldsWithRevision, revisionChange, splitRevision } from './revision.ts'

export interface AdEdit {
  /** As it was read with `lockAd`. */
  ad: AdRecord
  input: Partial<AdInput>
  actor: EventActor
  now: Date
}

/**
 * Changes the content of an ad (domain §3, edit): a draft takes whatever can be stored, any other ad
 * must stay complete; of an active one, mark, model and VIN wait as a revision. New doubts about an
 * active ad bring it before a moderator while it stays public.
 *
 * @throws AppError `ad.illegal_transition`, `ad.forbidden`, or `request.invalid` with every mistake.
 */
export const createEditAd =
  (applyEvent: ApplyEvent) =>
  async (tx: Transaction, edit: AdEdit, audit: AuditFacts): Promise<AdRecord> => {
    const { ad, input, actor, now } = edit
    const form = formOf(ad.adType)
    const stored = toAdInput(ad)
    const { content, rows, issues } = await checkContent(tx, {
      form,
      content: {
        ...stored,
        ...input,
        fields: mergeFields(fieldsWithRevision(ad), input.fields ?? {}),
      },
      photosTotal: ad.photosTotal,
      now,
      strictness: ad.stat === AD_STATS.draft.stat ? 'draft' : 'complete',
    })
    const event = { type: 'ad.edited', actor, now } as const
    if (issues.length > 0) {
      // The lifecycle refuses it, by the mistakes or because the ad cannot be edited at all.
      return applyEvent(tx, { ad, event: { ...event, identity: true, text: true }, issues }, audit)
    }

    const { publicFields, revision } = splitRevision(form, ad, content.fields, rows)
    const next = { ...content, fields: publicFields }
    // The rows that were read are of the requested content; the public one may refer to others.
    const publicRows = revision?.fields
      ? await readDictionaryRows(tx, dictionaryRefs(form, next))
      : rows
    const columns = contentColumns(form, ad, next, publicRows)
    const isActive = ad.stat === AD_STATS.active.stat
    const command = {
      ad,
      event: {
        ...event,
        ...revisionChange(ad, revision),
        text: !isSameContent(next, stored),
      },
      content: isActive ? columns : { ...columns, revision: null },
      revision,
    }
    return applyEvent(tx, command, audit)
  }
