import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { DecisionChange } from '../../../shared/decisions/decision.ts'

/** What the editor of a cell gets. */
export interface EditorProps {
  row: AdRow
  busy: boolean
  onChange: (change: DecisionChange) => void
  onCancel: () => void
}
