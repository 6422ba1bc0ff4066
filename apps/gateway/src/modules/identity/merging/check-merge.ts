import type { MergeHindrance } from '@trassa/contracts/enumerations/account-merge'
import type { UserRecord } from '../users/users.repository.ts'

const COMPANY = 1

interface Accounts {
  staying: UserRecord
  closed: UserRecord
}

const RULES: Partial<Record<MergeHindrance, (accounts: Accounts) => boolean>> = {
  // Decisions and look-ups of the staff must stay attributable to one account.
  staff: ({ staying, closed }) => staying.role !== 'user' || closed.role !== 'user',
  blocked: ({ staying, closed }) => staying.blockedAt !== null || closed.blockedAt !== null,
  // Its ads would lose the company's name and its documents their requisites.
  companyIntoPerson: ({ staying, closed }) => closed.type === COMPANY && staying.type !== COMPANY,
  otherInn: ({ staying, closed }) =>
    closed.type === COMPANY && closed.inn !== null && closed.inn !== staying.inn,
}

/** What in the accounts themselves prevents their merge. */
export const accountHindrances = (accounts: Accounts): MergeHindrance[] =>
  (Object.keys(RULES) as MergeHindrance[]).filter((code) => RULES[code]?.(accounts))
