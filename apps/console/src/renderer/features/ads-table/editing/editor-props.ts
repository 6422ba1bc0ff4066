import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { DecisionChange } from '../../../shared/decisions/decision.ts'

/** What the editor of a cell gets. */
export interface EditorProps {
  row: AdRow
  busy: boolean
  onChange: (change: DecisionChange) => void
  onCancel: () => void
}
