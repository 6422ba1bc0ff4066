import type { ActivityDay } from '@trassa/contracts/calls/ad-activity'
import { MEASURES, type Measure } from './activity-days.ts'

const WIDTH = 360
const HEIGHT = 96
const GAP = 2

/** One measure by day as bars; the table below the charts says the same in numbers. */
export function ActivityChart({ days, measure }: { days: ActivityDay[]; measure: Measure }) {
  const most = Math.max(1, ...days.map((day) => day[measure]))
  const step = WIDTH / days.length
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${MEASURES[measure]} по дням, больше всего за день: ${most}`}
      className="w-full text-sign-text"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line" />
      {days.map((day, index) => {
        const height = (day[measure] / most) * (HEIGHT - 4)
        return (
          <rect
            key={day.day}
            x={index * step + GAP / 2}
            y={HEIGHT - 1 - height}
            width={step - GAP}
            height={height}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
