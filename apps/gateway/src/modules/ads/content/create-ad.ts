import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { UserType } from '@trassa/contracts/enumerations/users'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AuditFacts, insertAuditRows } from '../../audit/public.ts'
import { type AdRecord, ads } from '../ads.table.ts'
import { contentColumns, newSlugSuffix } from './ad-content.ts'
import { mergeFields } from './ad-fields.ts'
import { requireValidContent } from './check-content.ts'

export interface NewAd {
  owner: { id: string; username: string; type: UserType }
  /** Who creates it: the owner, or a moderator on the owner's behalf. */
  actorId: string
  adType: AdType
  input: Partial<AdInput>
  now: Date
}

/** Creates a draft, which may lack anything. @throws AppError `request.invalid`. */
export async function createAd(
  tx: Transaction,
  { owner, actorId, adType, input, now }: NewAd,
  audit: AuditFacts,
): Promise<AdRecord> {
  const form = formOf(adType)
  const { content, rows } = await requireValidContent(tx, {
    form,
    content: {
      cityId: null,
      price: null,
      description: '',
      contactName: owner.username,
      address: '',
      ...input,
      fields: mergeFields(input.fields ?? {}, {}),
    },
    photosTotal: 0,
    now,
    strictness: 'draft',
  })
  const columns = contentColumns(form, { slug: newSlugSuffix(), publishedAt: null }, content, rows)
  const [ad] = await tx
    .insert(ads)
    .values({ slug: '', ...columns, userId: owner.id, sellerType: owner.type, adType })
    .returning()
  if (!ad) throw new Error('No row of a new ad')
  const { descriptionTree: _, ...after } = columns
  await insertAuditRows(tx, [
    {
      ...audit,
      actorId,
      event: 'ad.created',
      adId: ad.id,
      userId: owner.id,
      toStat: ad.stat,
      after,
    },
  ])
  return ad
}
