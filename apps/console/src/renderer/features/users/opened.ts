import type { AdRow, StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import type { AccountActionName } from './account/account-actions.ts'

/** What is open in the pane beside a user's card. */
export type Opened =
  | { kind: 'ad'; id: string }
  | { kind: 'order'; id: string }
  | { kind: 'compensation'; userId: string; ads: readonly AdRow[] }
  | { kind: 'account'; action: AccountActionName; user: StaffProfile }
  | { kind: 'merge'; staying: StaffProfile; closedId: string }
  | null
