import { formatDate } from '@trassa/catalog/format/dates'
import type { ActivityDay } from '@trassa/contracts/calls/ad-activity'
import { MEASURES, type Measure } from './activity-days.ts'

const ALL = Object.keys(MEASURES) as Measure[]

/** The days in numbers, the latest first. */
export function ActivityTable({ days }: { days: ActivityDay[] }) {
  const now = new Date()
  return (
    <details>
      <summary className="flex min-h-control cursor-pointer items-center text-sign-text">
        По дням в числах
      </summary>
      <table className="tabular w-full text-left text-caption">
        <thead className="text-text-muted">
          <tr>
            <th scope="col" className="font-regular">
              День
            </th>
            {ALL.map((name) => (
              <th key={name} scope="col" className="px-1 text-right font-regular align-bottom">
                {MEASURES[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-1 font-regular">
                {formatDate(`${day.day}T09:00:00.000Z`, now)}
              </th>
              {ALL.map((name) => (
                <td key={name} className="px-1 text-right">
                  {day[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
