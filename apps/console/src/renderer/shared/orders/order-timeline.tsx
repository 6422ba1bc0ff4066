import { formatDateTime } from '@trassa/catalog/format/dates'
import { ORDER_STATE_TONES } from '@trassa/catalog/format/order-state-tones'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
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
            className={clsx('flex flex-wrap items-baseline gap-x-2', !step.at && 'text-text-muted')}
          >
            <Status tone={toneOf(step)}>{step.label}</Status>
            <span className="text-text-muted">{step.actorName}</span>
            {step.at ? (
              <time dateTime={step.at} className="tabular ml-auto text-text-muted">
                {formatDateTime(step.at, now)}
              </time>
            ) : (
              <span className="ml-auto text-caption">впереди</span>
            )}
            {step.reason && <span className="w-full pl-4.5">{step.reason}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const toneOf = ({ state, at }: TimelineStep) =>
  state && at ? ORDER_STATE_TONES[state] : ('neutral' as const)
