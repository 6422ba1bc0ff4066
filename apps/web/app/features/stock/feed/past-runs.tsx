import { formatDateTime } from '@trassa/catalog/format/dates'
import type { FeedRun } from '@trassa/contracts/entities/feed'
import { Status } from '@trassa/ui/display/status'
import { ChevronDown } from 'lucide-react'
import { outcomeOf, summaryOf } from '../stock-texts.ts'

/** The runs before the latest one, newest first. */
export function PastRuns({ runs }: { runs: readonly FeedRun[] }) {
  const now = new Date()
  return (
    <details className="group border-t pt-3">
      <summary className="touch-target flex w-fit cursor-pointer list-none items-center gap-1 text-sign-text">
        Прошлые загрузки
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 divide-y">
        {runs.map((run) => {
          const { tone, text } = outcomeOf(run)
          return (
            <li
              key={run.id}
              className="grid gap-x-4 gap-y-0.5 py-2 text-caption sm:grid-cols-[9rem_11rem_1fr]"
            >
              <span className="text-text-muted">{formatDateTime(run.startedAt, now)}</span>
              <Status tone={tone}>
                {run.kind === 'check' && run.outcome === 'done' ? 'Проверка' : text}
              </Status>
              <span className="wrap-anywhere text-text-muted">{summaryOf(run)}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
