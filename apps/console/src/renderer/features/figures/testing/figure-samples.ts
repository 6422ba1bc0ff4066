import type { CallAnswer } from '@trassa/contracts/call'
import type {
  FigurePoint,
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import { perOutcome } from '@trassa/contracts/enumerations/figures'
import { QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'

const NOTHING: Omit<FigurePoint, 'at'> = {
  outcomes: perOutcome(() => 0),
  medianSeconds: null,
  p90Seconds: null,
  appeals: { decided: 0, overturned: 0 },
  skips: 0,
  batches: { finished: 0, changedAds: 0 },
  queue: null,
}

/** The 21st of November 2026 in Moscow, by hour; something happens at the given hours. */
export const pointsOf = (hours: Record<number, Partial<FigurePoint>>): FigurePoint[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    ...NOTHING,
    at: new Date(Date.UTC(2026, 10, 20, 21 + hour)).toISOString(),
    ...hours[hour],
  }))

const TOTALS: CallAnswer<typeof readFigures>['totals'] = {
  decisions: 0,
  outcomes: perOutcome(() => 0),
  medianSeconds: null,
  p90Seconds: null,
  workedHours: 0,
  appeals: { decided: 0, overturned: 0 },
  skips: 0,
  batches: { finished: 0, changedAds: 0 },
}

/** A day on which nothing was decided, but for what is given. */
export const figuresOf = (
  hours: Record<number, Partial<FigurePoint>> = {},
  totals: Partial<typeof TOTALS> = {},
): CallAnswer<typeof readFigures> => ({
  step: 'hour',
  countedAt: '2026-11-21T09:00:00.000Z',
  totals: { ...TOTALS, ...totals },
  lanes: [],
  points: pointsOf(hours),
})

/** A queue with new ads of these ages and nothing else. */
export const queueOf = (ages: number[]): CallAnswer<typeof readQueueAges> =>
  QUEUE_LANES.map((lane) => ({
    lane,
    waiting: 0,
    oldestSeconds: null,
    ages: lane === 'new' ? ages : ages.map(() => 0),
  }))

export const personOf = (
  id: string,
  username: string,
  totals: Partial<typeof TOTALS> = {},
): CallAnswer<typeof readStaffFigures>[number] => ({
  moderator: { id, username, role: 'moderator' },
  ...TOTALS,
  ...totals,
})
