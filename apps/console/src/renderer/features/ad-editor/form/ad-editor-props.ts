import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { EditedAd } from '../saving/draft-backup.ts'
import type { SentAd } from '../saving/sent-message.ts'
import type { EditorPurpose } from './editor-purpose.ts'

export interface AdEditorProps {
  definition: FormDefinition
  edited: EditedAd
  /** As the server has it; `null` for a new one. */
  saved: SavedAd | null
  /** The initial content of a new ad, or the server's content. */
  content: AdContent
  /** For the notes beside the fields; `null` for a new ad. */
  ad: Pick<EditableAd, 'stat' | 'reasons'> | null
  /** Of the owner. */
  maskedPhone: string
  purpose: EditorPurpose
  onSaved: (saved: SavedAd) => void
  onDone: (sent: SentAd | null) => void
}
