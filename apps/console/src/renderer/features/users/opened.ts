import type { AdRow } from '@trassa/contracts/entities/moderation'

/** What is open in the pane beside a user's card. */
export type Opened =
  | { kind: 'ad'; id: string }
  | { kind: 'order'; id: string }
  | { kind: 'compensation'; userId: string; ads: readonly AdRow[] }
  | null
