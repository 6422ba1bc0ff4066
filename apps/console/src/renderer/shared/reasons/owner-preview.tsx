import { decisionContent } from '@trassa/catalog/notices/decision-texts'
import type { OwnerDecision } from '@trassa/contracts/enumerations/moderation'

export interface PreviewedDecision {
  decision: OwnerDecision
  title: string
}

interface OwnerPreviewProps extends PreviewedDecision {
  messages: readonly string[]
}

/** What the owner will read, word for word: the gateway writes the notice with the same function. */
export function OwnerPreview({ decision, title, messages }: OwnerPreviewProps) {
  const reasons = messages.map((message) => message.trim()).filter((message) => message !== '')
  const { subject, lines, action } = decisionContent({
    decision,
    titles: [title],
    reasons,
    url: '',
  })
  return (
    <section
      aria-label="Владелец прочитает"
      className="wrap-anywhere grid gap-1 rounded-card border border-line-strong border-dashed p-2.5"
    >
      <p className="text-caption text-text-muted">Владелец прочитает</p>
      <p className="font-medium">{subject}</p>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`} className="whitespace-pre-line">
          {line}
        </p>
      ))}
      <p className="text-sign-text">{action.name}</p>
    </section>
  )
}
