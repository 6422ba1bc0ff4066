import { formatNumber } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type {
  FigurePoint,
  readFigures,
  readQueueAges,
} from '@trassa/contracts/calls/moderator/figures'
import {
  DECISION_OUTCOME_NAMES,
  DECISION_OUTCOMES,
  type DecisionOutcome,
  type Figure,
  QUEUE_AGES,
} from '@trassa/contracts/enumerations/figures'
import { LANE_NAMES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import type { ChartData, ChartSeries, SERIES_COLOURS } from './charts/chart-data.ts'
import { formatDuration } from './format-duration.ts'

type Figures = CallAnswer<typeof readFigures>

const OUTCOME_COLOURS: Record<DecisionOutcome, keyof typeof SERIES_COLOURS> = {
  approved: 'main',
  fixRequested: 'attention',
  blocked: 'danger',
  dismissed: 'neutral',
}

const HOUR = 3600
/** A day on which clocks are changed has an hour more than others. */
const HOURS_OF_A_DAY = 25
/** Up to so many hours the axis shows minutes. */
const HOURS_IN_MINUTES = 3

const count = (value: number) => formatNumber(value)

/** Minutes, or hours where the longest is several of them. */
function axisOf(series: readonly ChartSeries[]): NonNullable<ChartData['axis']> {
  const longest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return longest > HOURS_IN_MINUTES * HOUR
    ? { divisor: HOUR, unit: 'часы' }
    : { divisor: 60, unit: 'минуты' }
}

/** What the charts of a period draw. */
export function chartsOf(
  { step, points }: Figures,
  zone: string,
): Record<
  Extract<Figure, 'decisions' | 'timeToDecision' | 'overturned' | 'skips' | 'queueAge' | 'batches'>,
  ChartData
> {
  const label = labelsOf(step, zone, points.length)
  const common = {
    labelName: step === 'hour' ? 'Час' : 'День',
    labels: points.map(({ at }) => label(at)),
    format: count,
  }
  const of = (value: (point: FigurePoint) => number | null) => points.map(value)
  const waits: ChartSeries[] = [
    { name: 'Медиана', colour: 'main', values: of((one) => one.medianSeconds) },
    { name: '90 %', colour: 'neutral', isDashed: true, values: of((one) => one.p90Seconds) },
  ]
  const oldest: ChartSeries = {
    name: 'Самое старое',
    colour: 'main',
    values: of(({ queue }) => queue?.oldestSeconds ?? null),
  }
  return {
    decisions: {
      ...common,
      series: DECISION_OUTCOMES.map((outcome) => ({
        name: DECISION_OUTCOME_NAMES[outcome],
        colour: OUTCOME_COLOURS[outcome],
        values: of(({ outcomes }) => outcomes[outcome] ?? 0),
      })),
    },
    timeToDecision: { ...common, format: formatDuration, axis: axisOf(waits), series: waits },
    overturned: {
      ...common,
      series: [
        {
          name: 'Отменена',
          colour: 'main',
          values: of(({ appeals }) => appeals.overturned),
        },
        {
          name: 'Осталась',
          colour: 'neutral',
          values: of(({ appeals }) => appeals.decided - appeals.overturned),
        },
      ],
    },
    skips: {
      ...common,
      series: [{ name: 'Пропуски', colour: 'main', values: of(({ skips }) => skips) }],
    },
    queueAge: {
      ...common,
      format: formatDuration,
      axis: axisOf([oldest]),
      series: [
        oldest,
        { name: 'Ждало', format: count, values: of(({ queue }) => queue?.waiting ?? null) },
      ],
    },
    batches: {
      ...common,
      series: [
        {
          name: 'Изменено объявлений',
          colour: 'main',
          values: of(({ batches }) => batches.changedAds),
        },
        { name: 'Пакетов', values: of(({ batches }) => batches.finished) },
      ],
    },
  }
}

/** The hour or the day that begins at a moment; hours of several days have their day as well. */
function labelsOf(step: Figures['step'], zone: string, points: number): (at: string) => string {
  const isDayShown = step === 'day' || points > HOURS_OF_A_DAY
  const format = new Intl.DateTimeFormat('ru', {
    timeZone: zone,
    ...(isDayShown && { day: 'numeric', month: 'short' }),
    ...(step === 'hour' && { hour: '2-digit', minute: '2-digit' }),
  })
  return (at) => format.format(new Date(at))
}

/** The queue of one lane or of all, by how long ads wait; the lanes stand in the table. */
export function queueChart(
  lanes: CallAnswer<typeof readQueueAges>,
  lane: QueueLane | undefined,
): ChartData {
  const shown = lanes.filter((one) => lane === undefined || one.lane === lane)
  const ofAge = (index: number) => shown.reduce((sum, { ages }) => sum + (ages[index] ?? 0), 0)
  return {
    labelName: 'Ждут',
    labels: QUEUE_AGES.map(({ name }) => name),
    format: count,
    series: [
      {
        name: 'Объявления',
        colour: 'main',
        values: QUEUE_AGES.map((_, index) => ofAge(index)),
      },
      ...(shown.length > 1
        ? shown.map((one) => ({ name: LANE_NAMES[one.lane], values: one.ages }))
        : []),
    ],
  }
}
