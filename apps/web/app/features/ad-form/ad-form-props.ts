import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { InitialContent } from './saving/initial-content.ts'
import type { Purpose } from './submit/purposes.ts'

export interface AdFormProps {
  definition: FormDefinition
  /** As the server had it when the page was opened; `null` for a new one. */
  ad: EditableAd | null
  initial: InitialContent
  purpose: Purpose
  /** The section that a phone shows; it stands in the address. */
  step: string | null
  onStep: (id: string, options?: { replace: boolean }) => void
  /** The draft has got an id: from now on the address can lead back to it. */
  onCreated: (id: string) => void
  /** Called after the ad is submitted, or saved where there is nothing to submit. */
  onDone: (ad: EditableAd) => void
}
