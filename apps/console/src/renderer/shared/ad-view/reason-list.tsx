import type { ModerationReason } from '@trassa/contracts/entities/ad'
import { Section } from './section.tsx'

interface ReasonListProps {
  reasons: readonly ModerationReason[]
  /** What stands beside a reason. */
  note?: (reason: ModerationReason) => string | null
}

/** The reasons of an earlier decision, as their moderator wrote them; nothing where there are none. */
export function ReasonList({ reasons, note }: ReasonListProps) {
  if (reasons.length === 0) return null
  return (
    <Section title="Прежние замечания">
      <ul className="grid gap-1">
        {reasons.map((reason) => {
          const beside = note?.(reason)
          return (
            <li key={`${reason.code} ${reason.field}`} className="flex flex-wrap gap-x-2">
              <span>{reason.message}</span>
              {beside && <span className="text-text-muted">{beside}</span>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
