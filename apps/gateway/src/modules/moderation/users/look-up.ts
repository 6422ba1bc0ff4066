import type { AdTableFilter } from '@trassa/contracts/entities/moderator/ad-table-filter'
import type { LookUpEvent } from '@trassa/contracts/enumerations/look-ups'
import { normalizePhone } from '@trassa/contracts/phone'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows, insertLookUp, type NewLookUp } from '../../audit/public.ts'
import { findUserByPhone } from '../../identity/public.ts'

const LOOKED_UP: LookUpEvent = 'user.lookedUp'

/**
 * Records that a staff member looked for a user, by phone or id (domain §9). A miss (`undefined`) is
 * recorded too, so that enumeration is visible; what was looked for is not stored.
 *
 * @param after how it was looked for and how many were found, where a search may find several
 */
export const logLookUp = (
  db: Database,
  user: { id: string } | undefined,
  { visitor, trace }: RequestContext,
  after: Record<string, unknown> | null = null,
): Promise<void> =>
  insertAuditRows(db, [
    { actorId: visitor.userId, userId: user?.id ?? null, event: LOOKED_UP, after, ...trace },
  ])

/**
 * Records that a staff member opened something of a user (domain §9): once in ten minutes for each kind, because the console
 * asks for a card's sections one by one, and for all of it again after a change. Every miss is recorded.
 */
export async function logOpening(
  db: Database,
  user: { id: string } | undefined,
  asked: RequestContext,
  { kind, details }: Pick<NewLookUp, 'kind' | 'details'>,
): Promise<void> {
  if (!user) return logLookUp(db, user, asked, { ...kind, ...details })
  const { visitor, trace } = asked
  const facts = { actorId: visitor.userId, userId: user.id, ...trace }
  await insertLookUp(db, { ...facts, event: LOOKED_UP, kind, details })
}

/** Records a filter of ads that names its owner by phone; its pages and repeats are one look-up. */
export async function logPhoneFilter(
  db: Database,
  { phone, q }: Pick<AdTableFilter, 'phone' | 'q'>,
  asked: RequestContext,
): Promise<void> {
  const normalized = normalizePhone(phone ?? q ?? '')
  if (!normalized) return
  const owner = await findUserByPhone(db, normalized)
  await logOpening(db, owner, asked, { kind: { place: 'table' } })
}
