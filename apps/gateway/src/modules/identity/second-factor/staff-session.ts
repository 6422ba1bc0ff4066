import type { StaffSession } from '@trassa/contracts/entities/user'
import type { Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { StaffSecondFactor } from '../sessions/sessions.repository.ts'
import { findSecondFactor } from './second-factors.repository.ts'

/** What a staff member's session still needs for its powers (domain §2); `undefined` for other users. */
export async function staffSessionOf(
  db: Executor,
  rule: StaffSecondFactor,
  { grantedRole: role, sessionEndsAt, ...visitor }: Visitor,
): Promise<StaffSession | undefined> {
  if (role === 'user') return undefined
  const endsAt = sessionEndsAt.toISOString()
  if (rule === 'off') return { role, secondFactor: 'off', endsAt }
  if (visitor.role !== 'user') return { role, secondFactor: 'passed', endsAt }
  const factor = await findSecondFactor(db, visitor.userId)
  return { role, secondFactor: factor?.confirmedAt ? 'verification' : 'enrolment', endsAt }
}
