import { formatDateTime } from '@trassa/catalog/format/dates'
import { deviceName } from '@trassa/catalog/format/device-name'
import type { Transaction } from '../../../platform/database/connect.ts'
import { hasAuditRow } from '../../audit/public.ts'
import type { TellOfSecurity } from '../security-notices.ts'
import type { Client } from '../sessions/sessions.service.ts'
import type { UserRecord } from '../users/users.repository.ts'
import { isKnownDevice, type Origin, requesterOf } from './requester.ts'

/** A client that signs in, with where it asks from. */
export interface SigningClient extends Client {
  origin: Origin
}

export type TellOfSignIn = ReturnType<typeof createSignInNotice>

/**
 * Tells a user of a sign-in before its session is opened: not of the account's first one, and not in a browser that has
 * logged in to it before (the device cookie of decision 051).
 */
export const createSignInNotice =
  ({ codeSecret, tellOfSecurity }: { codeSecret: string; tellOfSecurity: TellOfSecurity }) =>
  async (tx: Transaction, user: UserRecord, { origin, userAgent }: SigningClient) => {
    if (isKnownDevice(requesterOf(codeSecret, user.phone, origin))) return
    if (!(await hasAuditRow(tx, { userId: user.id, event: 'session.opened' }))) return
    const now = new Date()
    const facts = {
      device: deviceName(userAgent),
      address: origin.address,
      at: formatDateTime(now.toISOString(), now),
    }
    await tellOfSecurity(tx, user, { type: 'signedIn', facts })
  }
