import { decisionContent } from '@trassa/catalog/notices/decision-texts'
import type { OwnerDecision } from '@trassa/contracts/enumerations/moderation'
import { NoticePreview } from './notice-preview.tsx'

export interface PreviewedDecision {
  decision: OwnerDecision
  title: string
}

interface OwnerPreviewProps extends PreviewedDecision {
  messages: readonly string[]
}

/** The notice of a decision as the ad's owner will read it. */
export function OwnerPreview({ decision, title, messages }: OwnerPreviewProps) {
  const reasons = messages.map((message) => message.trim()).filter((message) => message !== '')
  return <NoticePreview {...decisionContent({ decision, titles: [title], reasons, url: '' })} />
}
