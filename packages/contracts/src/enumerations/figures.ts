import type { AuditEvent, QueueLane } from './moderation.ts'

/** What a moderator decides on one ad, by the event of the history that records it (docs/decisions/154). */
export const DECISION_EVENTS = {
  approved: 'ad.approved',
  fixRequested: 'ad.fixRequested',
  blocked: 'ad.blocked',
  dismissed: 'complaints.dismissed',
} as const satisfies Record<string, AuditEvent>
export type DecisionOutcome = keyof typeof DECISION_EVENTS

export const DECISION_OUTCOMES = Object.keys(DECISION_EVENTS) as [
  DecisionOutcome,
  ...DecisionOutcome[],
]

export const DECISION_OUTCOME_NAMES: Record<DecisionOutcome, string> = {
  approved: 'Одобрено',
  fixRequested: 'На исправление',
  blocked: 'Заблокировано',
  dismissed: 'Жалобы отклонены',
}

/** A record with a value for each outcome. */
export const perOutcome = <Value>(
  valueFor: (outcome: DecisionOutcome) => Value,
): Record<DecisionOutcome, Value> =>
  Object.fromEntries(DECISION_OUTCOMES.map((outcome) => [outcome, valueFor(outcome)])) as Record<
    DecisionOutcome,
    Value
  >

/** How long ads wait that wait now: the upper ends in minutes, the last one without. */
export const QUEUE_AGES = [
  { name: 'до 15 мин', minutes: 15 },
  { name: '15–60 мин', minutes: 60 },
  { name: '1–4 ч', minutes: 4 * 60 },
  { name: '4–24 ч', minutes: 24 * 60 },
  { name: 'больше суток', minutes: null },
] as const

/** Whether appeals are among the figures of a lane, or of all: they are decided in one lane alone. */
export const hasAppeals = (lane: QueueLane | undefined): boolean =>
  lane === undefined || lane === 'appeals'

/** Whether batches are: one changes ads of any lane and of none, so no lane has batches. */
export const hasBatches = (lane: QueueLane | undefined): boolean => lane === undefined

/** What each figure counts, as a reader of the page is told. The glossary says the same for those who read the code. */
export const FIGURES = {
  decisions: {
    name: 'Решения',
    meaning:
      'Одобрения, возвраты на исправление, блокировки и отклонённые жалобы, по одному объявлению каждое. Пакеты, ручная смена состояния и решения системы не входят.',
  },
  perHour: {
    name: 'Решений в час',
    meaning:
      'Решения, делённые на рабочие часы. Рабочий час – час по часам, в котором модератор решил или пропустил хотя бы одно объявление.',
  },
  timeToDecision: {
    name: 'Время до решения',
    meaning:
      'От постановки объявления в очередь до решения по нему; для жалоб – от первой жалобы. Половина решений принята не позже медианы, девять из десяти – не позже 90 %.',
  },
  overturned: {
    name: 'Отменённые блокировки',
    meaning:
      'Доля обжалований, после которых объявление не осталось заблокированным. У модератора считаются обжалования его блокировок.',
  },
  skips: {
    name: 'Пропуски',
    meaning: 'Сколько раз модератор взял объявление из очереди и отпустил его без решения.',
  },
  queueNow: {
    name: 'Очередь сейчас',
    meaning: 'Сколько объявлений ждут решения и как давно каждое из них в очереди.',
  },
  queueAge: {
    name: 'Возраст очереди',
    meaning:
      'Сколько ждало самое старое объявление. Измеряется раз в минуту, хранится наибольшее за 10 минут.',
  },
  batches: {
    name: 'Пакеты',
    meaning: 'Завершённые групповые изменения и сколько объявлений они изменили.',
  },
} as const satisfies Record<string, { name: string; meaning: string }>
export type Figure = keyof typeof FIGURES
