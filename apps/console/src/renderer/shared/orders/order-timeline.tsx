import { formatDateTime } from '@trassa/catalog/format/dates'
import { ORDER_STATE_TONES } from '@trassa/catalog/format/order-state-tones'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { Status } from '@trassa/ui/display/status'
import clsx from 'clsx'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'
import { type TimelineStep, timelineSteps } from './timeline-steps.ts'

const MINUTE_MS = 60_000

/** The order's way through its states, oldest first, with what is still to come. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  return (
    <Section title="Что происходило">
      <ol className="grid gap-1.5">
        {timelineSteps(order).map((step) => (
          <li
            key={step.key}
            className={clsx(
              'grid grid-cols-[1fr_auto] items-baseline gap-x-2',
              !step.at && 'text-text-muted',
            )}
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <Status tone={toneOf(step)}>{step.label}</Status>
              <span className="text-text-muted">{step.actorName}</span>
            </span>
            {step.at ? (
              <time dateTime={step.at} className="tabular text-text-muted">
                {formatDateTime(step.at, now)}
              </time>
            ) : (
              <span className="text-caption">впереди</span>
            )}
            {step.reason && <span className="col-span-2 pl-4.5">{step.reason}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const toneOf = ({ state, at }: TimelineStep) =>
  state && at ? ORDER_STATE_TONES[state] : ('neutral' as const)
